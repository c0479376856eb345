import { useCallback, useRef, useState } from 'react';
import { lastCallIsLeft } from './leaving';

/** Runs changes to a device in sequence, because two concurrent changes could create two tracks. */
export function useInOrder(problem: string) {
  const [message, setMessage] = useState('');
  const lastChange = useRef<Promise<void>>(Promise.resolve());

  /** Runs a change after the previous one has ended. Returns a function that drops the change if it has not started. */
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
