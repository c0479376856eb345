import type { Action, History, Location, LocationListener } from 'history';

/**
 * The history of the window as the router is to see it: it hears of a new address when the page there can be drawn. Until
 * then the old page stays as it is.
 *
 * @param history - of the window; its own `location` is the new address at once.
 * @param load - loads what is needed to draw an address; when it never ends, neither does the old page.
 */
export function holdHistory(history: History, load: (next: Location) => Promise<unknown>): History {
  const listeners = new Set<LocationListener>();
  const arrive = async (location: Location, action: Action) => {
    await load(location);
    // Who went on meanwhile does not want this page any more.
    if (history.location === location) for (const listener of listeners) listener(location, action);
  };
  history.listen((location, action) => void arrive(location, action));
  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, { listen });
}
