import { useReducer, type Dispatch } from 'react';

/**
 * State that is changed both by events and while it is drawn. `useState` may reckon what an event makes of it at once, from
 * the state that was drawn last, although that drawing may have been given up (React 19.3, `eagerState`); here each change
 * waits until the state is drawn.
 *
 * @returns the state, and what changes it: given a function from the state before.
 */
export function useQueuedState<State>(begin: () => State): [State, Dispatch<(before: State) => State>] {
  return useReducer((before: State, change: (before: State) => State) => change(before), undefined, begin);
}
