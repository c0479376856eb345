import { useHistory } from '@docusaurus/router';
import { useDeferredValue, type ReactNode } from 'react';
import { comesToPlace } from '@site/src/navigation/whole-page';

/**
 * What is below the first screen of a page. When the reader comes from another page, it is drawn after what is above it;
 * not so when the reader goes to a place on the page, or back to where the page was left.
 */
export default function RestOfPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { action, location } = useHistory();
  const isShown = useDeferredValue(true, comesToPlace(action, location));
  return isShown ? children : <div className="rest-of-page" />;
}
