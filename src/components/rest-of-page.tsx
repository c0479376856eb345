import { useHistory } from '@docusaurus/router';
import { use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { HasBeenShown } from '@site/src/navigation/has-been-shown';
import { comesToPlace } from '@site/src/navigation/whole-page';

/**
 * What is below the first screen of a page. When the reader comes from another page, it is drawn after what is above it;
 * not so when the reader goes to a place on the page, or back to where the page was left.
 */
export default function RestOfPage({ children }: { readonly children: ReactNode }): ReactNode {
  const isShown = use(HasBeenShown);
  const { action, location } = useHistory();
  // The server draws it: a reader who goes on before this page has come to life must not have it come to life without.
  const isWhole = useSyncExternalStore(
    asIsDrawn,
    () => isShown && comesToPlace(action, location),
    () => true,
  );
  const isDrawn = useDeferredValue(isShown, isWhole);
  return isDrawn || isWhole ? children : <div className="rest-of-page" />;
}

/** Nobody tells of the history: what it says counts when the page is drawn. */
const asIsDrawn = () => () => undefined;
