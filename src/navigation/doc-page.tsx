import type { History } from 'history';
import {
  Activity,
  memo,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { __RouterContext as RouterContext } from 'react-router';
import type { RouteConfig } from 'react-router-config';
import { HasBeenShown } from './has-been-shown';
import { IsTold } from './is-told';

interface ContentProps {
  readonly page: RouteConfig;
  readonly history: History;
  readonly search: string;
  readonly hash: string;
}

interface StagedProps extends ContentProps {
  /** Whether the reader has not been there yet. */
  readonly isAhead: boolean;
  /** Whether what is around the page, and the head of the document, tell of it. */
  readonly isTold: boolean;
}

interface Props extends StagedProps {
  readonly isShown: boolean;
}

/** The page that the reader has opened: the server has put it into its place. */
export function FirstPage({ isShown, ...content }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // It does not come back, so nothing of it needs to be there when it is taken apart.
  useInsertionEffect(() => {
    if (!isShown) place.current?.replaceChildren();
  }, [isShown]);
  return (
    <div ref={place}>
      <Staged {...content} />
    </div>
  );
}

interface LaterProps extends Props {
  /** Where the page is when it is shown. */
  readonly slot: RefObject<HTMLElement | null>;
}

/**
 * A page that the reader comes to later. Until then, and when it has been left, it is in no document: no style is reckoned
 * for it, and nobody finds it there.
 */
export function LaterPage({ isShown, slot, ...content }: LaterProps): ReactNode {
  const [place] = useState(() => document.createElement('div'));
  // Before the effects of what is in it, which measure it.
  useInsertionEffect(() => {
    if (!isShown) return undefined;
    slot.current?.append(place);
    return () => place.remove();
  }, [isShown, place, slot]);
  return createPortal(<Staged {...content} />, place);
}

/** One that was left stays as it was until it is taken apart, so that leaving it costs nothing. */
function Staged({ isAhead, isTold, ...content }: StagedProps): ReactNode {
  return (
    <Activity mode={isAhead ? 'hidden' : 'visible'}>
      <HasBeenShown value={!isAhead}>
        <IsTold value={isTold}>
          <Content {...content} />
        </IsTold>
      </HasBeenShown>
    </Activity>
  );
}

/** Knows its own address, and is not drawn again when the reader goes to another one. */
const Content = memo(function Content({ page, history, search, hash }: ContentProps) {
  const pathname = String(page.path);
  const router = useMemo(
    () => ({
      history,
      location: { pathname, search, hash, state: undefined },
      match: { path: pathname, url: pathname, isExact: true, params: {} },
      staticContext: undefined,
    }),
    [history, pathname, search, hash],
  );
  const Page = page.component as ComponentType<typeof router & { readonly route: RouteConfig }>;
  return (
    <RouterContext value={router}>
      <Page {...router} route={page} />
    </RouterContext>
  );
});
