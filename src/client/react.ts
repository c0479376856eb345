import { type DependencyList, type EffectCallback, startTransition, useEffect as useReactEffect } from 'react';

export { default, useCallback, useContext, useMemo, useState } from 'react';

/**
 * React's `useEffect`; what the effect sets at once is a transition, which is drawn in short steps. Anything else is drawn
 * in one long one, and has the parts of the page that are still to come to life do so in it.
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
