import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import type { Location } from 'history';
import type { RouteComponentProps } from 'react-router';
import type { RouteConfig } from 'react-router-config';
import { pagePath } from '@site/plugins/page-markdown/markdown-path';
import { FirstPage, LaterPage } from './doc-page';
import { forgetAhead, onDrawAhead } from './draw-ahead';
import { provideSlot, wasShownFirst } from './page-first';
import { useQueuedState } from './use-queued-state';
import { arrivedAt, firstVisit, withAhead, type Place, type Visit, type Visits } from './visits';

interface Props extends RouteComponentProps {
  readonly route: RouteConfig & {
    readonly path: string;
    readonly pages: ReadonlyMap<string, RouteConfig>;
  };
}

/** What is drawn, and how far it has been told. */
interface Drawn {
  readonly visits: Visits;
  /** What the router tells of. */
  readonly routed: Location;
  /** The page that it tells of: the one that is shown, or a moment later. */
  readonly told: Visit;
}

/**
 * The page of the docs that the reader is at. The next one is drawn before the reader goes there, outside of the document,
 * so that a click has it put in its place. What it says in the head is told with what is around the page; the one that was
 * left is not touched but taken out of the document, and taken apart after all that.
 */
export default function DocPages({ history, location, route }: Props): ReactNode {
  const { pages, path } = route;
  const sidebar: unknown = route['sidebar'];
  const [at, setAt] = useQueuedState<Drawn>(() => {
    const visits = firstVisit(placeAt(location, path));
    return { visits, routed: location, told: visits.shown };
  });
  if (location !== at.routed) {
    const visits = wasShownFirst(location) ? at.visits : arrivedAt(at.visits, placeAt(location, path));
    // The reader may have gone on meanwhile.
    setAt(() => ({ visits, routed: location, told: visits.shown.path === path ? visits.shown : at.told }));
  }
  const { told, visits } = at;
  const { shown, ahead } = visits;

  // What is around a page is not drawn with it: its menu must be the one that is there.
  const hasOther = useEffectEvent((next: string) => next !== shown.path && pages.get(next)?.['sidebar'] === sidebar);
  useLayoutEffect(
    () =>
      provideSlot({
        hasOther: (pathname) => hasOther(pagePath(pathname)),
        show: (next) =>
          setAt((before) => ({ ...before, visits: arrivedAt(before.visits, placeAt(next, pagePath(next.pathname))) })),
      }),
    [setAt],
  );
  useEffect(() => {
    forgetAhead();
    return onDrawAhead((next) => {
      if (hasOther(next))
        startTransition(() => setAt((before) => ({ ...before, visits: withAhead(before.visits, next) })));
    });
  }, [shown.path, setAt]);

  const slot = useRef<HTMLDivElement>(null);
  const left = useDeferredValue(told);
  // By id: a visit is another object when the reader goes to another place on its page, and the newest one counts.
  const drawn = new Map([left, told, shown, ahead].flatMap((visit) => (visit ? [[visit.id, visit]] : [])));
  const partsOf = ({ id, path: own, search, hash }: Visit) => ({
    history,
    page: pages.get(own) as RouteConfig,
    search,
    hash,
    isShown: id === shown.id,
    isAhead: id === ahead?.id,
    isTold: id === told.id,
  });
  return (
    <div ref={slot}>
      {[...drawn.values()].map((visit) =>
        visit.id === 0 ? (
          <FirstPage key={visit.id} {...partsOf(visit)} />
        ) : (
          <LaterPage key={visit.id} slot={slot} {...partsOf(visit)} />
        ),
      )}
    </div>
  );
}

const placeAt = ({ search, hash }: Location, path: string): Place => ({ path, search, hash });
