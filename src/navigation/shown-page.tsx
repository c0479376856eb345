import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { bringCurrentIntoView } from '../components/menu/current-in-menu';
import { onPageFirst, wasShownFirst } from './page-first';
import { useQueuedState } from './use-queued-state';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

interface Shown {
  /** What the frame shows. */
  readonly routed: Location;
  /** What the page in it shows. */
  readonly shown: Location;
  readonly previous: Location | null;
}

/**
 * Draws the page of an address, and tells the framework's modules and ours when the reader has come there: when the page is
 * there, which may be before the frame is.
 */
export default function ShownPage({ location, children }: Props): ReactNode {
  const [{ routed, shown, previous }, setShown] = useQueuedState<Shown>(() => ({
    routed: location,
    shown: location,
    previous: null,
  }));
  if (routed !== location)
    setShown((before) =>
      wasShownFirst(location) ? { ...before, routed: location } : { ...arrived(before, location), routed: location },
    );
  useLayoutEffect(() => onPageFirst((next) => setShown((before) => arrived(before, next))), [setShown]);
  useLayoutEffect(bringCurrentIntoView, [location]);
  const page = useMemo(() => <Route location={location} render={() => children} />, [location, children]);
  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
      {page}
    </ClientLifecyclesDispatcher>
  );
}

const arrived = (before: Shown, shown: Location): Shown => ({ ...before, shown, previous: before.shown });
