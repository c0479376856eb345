import { startTransition, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RouteComponentProps } from 'react-router';
import type { RouteConfig } from 'react-router-config';
import { FirstPage, LaterPage } from './doc-page';
import { onDrawAhead } from './draw-ahead';
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
  const [visits, setVisits] = useState(() => firstVisit(path));
  const now = arrivedAt(visits, path);
  if (now !== visits) setVisits(now);
  useEffect(
    () =>
      onDrawAhead((next) => {
        // The menu around a page is not drawn ahead.
        if (pages.get(next)?.['sidebar'] === route['sidebar'])
          startTransition(() => setVisits((current) => withAhead(current, next)));
      }),
    [pages, route],
  );

  const slot = useRef<HTMLDivElement>(null);
  const { shown, ahead } = now;
  const left = useDeferredValue(shown);
  const drawn = [...new Set([left, shown, ahead])].filter((visit) => visit !== undefined);
  const partsOf = (visit: Visit) => ({
    history,
    isShown: visit === shown,
    page: pages.get(visit.path) as RouteConfig,
    search: visit === shown ? location.search : '',
    hash: visit === shown ? location.hash : '',
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
