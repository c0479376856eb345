import type { Action, History, Location, LocationListener } from 'history';

/**
 * Wraps the window's history so that the router receives a new address only when the page at that address is ready to
 * render. Until then, the previous page remains unchanged. A new query or hash on the shown page is delivered
 * immediately.
 *
 * @param history - history of the window; its own `location` changes immediately.
 * @param load - loads the chunks for the page at an address. The previous page stays until the promise resolves.
 */
export function holdHistory(history: History, load: (next: Location) => Promise<unknown>): History {
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  const arrive = (location: Location, action: Action) => {
    // The reader may have opened another page while this one was loading.
    if (history.location !== location) return;
    shown = location;
    for (const listener of listeners) listener(location, action);
  };
  history.listen((location, action) => {
    const loaded = load(location);
    // The page is already shown. If its address arrived late, a text field that is set from it would move the caret.
    if (location.pathname === shown.pathname) arrive(location, action);
    else void loaded.then(() => arrive(location, action));
  });
  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, { listen });
}
