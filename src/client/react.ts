import { type DependencyList, type EffectCallback, startTransition, useEffect as useReactEffect } from 'react';

export { default, useCallback, useContext, useMemo, useState } from 'react';

/**
 * Runs React's `useEffect` so that synchronous state updates in the effect are a transition. A transition renders in
 * short steps. Other updates would render in one long step, together with the parts of the page that are not hydrated
 * yet.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useReactEffect(() => {
    let cleanUp: ReturnType<EffectCallback> = undefined;
    startTransition(() => {
      cleanUp = effect();
    });
    return cleanUp;
  }, dependencies);
}
