import type { Action, History, Location, LocationListener } from 'history';

/**
 * Wraps the window's history so that the router receives a new address only when the page at that address is ready to
 * render. Until then, the previous page remains unchanged.
 *
 * @param history - history of the window; its own `location` changes immediately.
 * @param load - loads the chunks for the page at an address. The previous page stays until the promise resolves.
 */
export function holdHistory(history: History, load: (next: Location) => Promise<unknown>): History {
  const listeners = new Set<LocationListener>();
  const arrive = async (location: Location, action: Action) => {
    await load(location);
    // The reader may have opened another page while this one was loading.
    if (history.location === location) for (const listener of listeners) listener(location, action);
  };
  history.listen((location, action) => void arrive(location, action));
  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, { listen });
}
