import { createElement, useSyncExternalStore, type ReactElement } from 'react';

let drawer: ReactElement | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the drawer of narrow screens, if it has not been loaded yet: most visits never open it.
 *
 * @returns a promise that is kept when the drawer is on the page, closed, and rejected when it cannot be loaded.
 */
export async function loadDrawer(): Promise<void> {
  if (drawer) return;
  const loaded = await import(/* webpackChunkName: "drawer" */ './drawer');
  drawer = createElement(loaded.default);
  for (const listener of listeners) listener();
}

/** The drawer, once it has been loaded. */
export function useLoadedDrawer(): ReactElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => drawer,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
