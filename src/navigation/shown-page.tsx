import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useState, type ReactNode } from 'react';
import { Route } from 'react-router-dom';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/** Draws the page of an address, and tells the framework's modules and ours when the reader has come there. */
export default function ShownPage({ location, children }: Props): ReactNode {
  const [{ shown, previous }, setShown] = useState<{ shown: Location; previous: Location | null }>({
    shown: location,
    previous: null,
  });
  if (shown !== location) setShown({ shown: location, previous: shown });
  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
      <Route location={shown} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
