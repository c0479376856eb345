import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { RouteComponentProps } from 'react-router';
import type { RouteConfig } from 'react-router-config';
import { pagePath } from '@site/plugins/page-markdown/markdown-path';
import { FirstPage, LaterPage } from './doc-page';
import { forgetAhead, onDrawAhead } from './draw-ahead';
import { provideSlot, wasShownFirst } from './page-first';
import { arrivedAt, firstVisit, withAhead, type Visit } from './visits';

interface Props extends RouteComponentProps {
  readonly route: RouteConfig & {
    readonly path: string;
    readonly pages: ReadonlyMap<string, RouteConfig>;
  };
}

/**
 * The page of the docs that the reader is at. The next one is drawn before the reader goes there, outside of the document,
 * so that a click has it put in its place; and the one that was left is taken apart after it.
 */
export default function DocPages({ history, location, route }: Props): ReactNode {
  const { pages, path } = route;
  const sidebar: unknown = route['sidebar'];
  const [at, setAt] = useState({ routed: location, location, visits: firstVisit(path) });
  if (location !== at.routed)
    setAt(
      wasShownFirst(location)
        ? { ...at, routed: location }
        : { routed: location, location, visits: arrivedAt(at.visits, path) },
    );
  const { shown, ahead } = at.visits;

  // What is around a page is not drawn with it: its menu must be the one that is there.
  const hasOther = useEffectEvent((next: string) => next !== shown.path && pages.get(next)?.['sidebar'] === sidebar);
  useLayoutEffect(
    () =>
      provideSlot({
        hasOther: (pathname) => hasOther(pagePath(pathname)),
        show: (next) =>
          setAt(({ visits, ...before }) => ({
            ...before,
            location: next,
            visits: arrivedAt(visits, pagePath(next.pathname)),
          })),
      }),
    [],
  );
  useEffect(() => {
    forgetAhead();
    return onDrawAhead((next) => {
      if (hasOther(next))
        startTransition(() => setAt((before) => ({ ...before, visits: withAhead(before.visits, next) })));
    });
  }, [shown.path]);

  const slot = useRef<HTMLDivElement>(null);
  const left = useDeferredValue(shown);
  const drawn = [...new Set([left, shown, ahead])].filter((visit) => visit !== undefined);
  const partsOf = (visit: Visit) => ({
    history,
    isShown: visit === shown,
    page: pages.get(visit.path) as RouteConfig,
    search: visit === shown ? at.location.search : '',
    hash: visit === shown ? at.location.hash : '',
  });
  return (
    <div ref={slot}>
      {drawn.map((visit) =>
        visit.id === 0 ? (
          <FirstPage key={visit.id} {...partsOf(visit)} />
        ) : (
          <LaterPage key={visit.id} slot={slot} {...partsOf(visit)} />
        ),
      )}
    </div>
  );
}
