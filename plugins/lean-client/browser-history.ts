export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

/** Stands in for the history of a router that keeps the address in the hash. @throws Error always: it says what to use. */
export const createHashHistory = leftOut;

/** Stands in for the history of a router that keeps the address in memory. @throws Error always: it says what to use. */
export const createMemoryHistory = leftOut;

function leftOut(): never {
  throw new Error('Only the history of the browser is in the client; use `BrowserRouter`. See plugins/lean-client.');
}
