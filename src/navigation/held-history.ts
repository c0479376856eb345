import type { Action, History, Location, LocationListener } from 'history';

/**
 * The history of the window as the router is to see it: it hears of a new address when the page there can be drawn. Until
 * then the old page stays as it is.
 *
 * @param history - of the window; its own `location` is the new address at once.
 * @param load - loads what is needed to draw an address; when it never ends, neither does the old page.
 * @param draw - tells the router, at once or a little later; until then it may draw what it knows how to draw.
 */
export function holdHistory(
  history: History,
  load: (next: Location) => Promise<unknown>,
  draw: (next: Location, action: Action, tell: () => void) => unknown = (_next, _action, tell) => tell(),
): History {
  const listeners = new Set<LocationListener>();
  let drawn: Location | undefined;
  const arrive = async (location: Location, action: Action) => {
    await load(location);
    // Who went on meanwhile does not want this page any more.
    if (history.location !== location) return;
    drawn = location;
    draw(location, action, () => {
      if (drawn === location) for (const listener of listeners) listener(location, action);
    });
  };
  history.listen((location, action) => void arrive(location, action));
  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, { listen });
}
