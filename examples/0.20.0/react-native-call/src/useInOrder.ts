import { useCallback, useRef, useState } from 'react';
import { lastCallIsLeft } from './leaving';

/** Runs the changes of one device one after another: two at the same time could create two tracks. */
export function useInOrder(problem: string) {
  const [message, setMessage] = useState('');
  const lastChange = useRef<Promise<void>>(Promise.resolve());

  /** Runs the change when the one before has ended. Returns a function that drops the change if it is still waiting. */
  const change = useCallback(
    (action: () => Promise<void>) => {
      let isOutdated = false;
      async function run() {
        await lastCallIsLeft();
        if (isOutdated) return;
        try {
          await action();
          setMessage('');
        } catch (error) {
          console.warn(error);
          setMessage(problem);
        }
      }
      lastChange.current = lastChange.current.then(run);
      return () => {
        isOutdated = true;
      };
    },
    [problem],
  );

  return { change, message };
}
