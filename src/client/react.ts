import { type DependencyList, type EffectCallback, startTransition, useEffect as useReactEffect } from 'react';

export { default, useCallback, useContext, useMemo, useState } from 'react';

/**
 * React's `useEffect`, whose synchronous state updates run as a transition and therefore render in short steps. Other
 * updates would render in one long step, together with the parts of the page that are not hydrated yet.
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
