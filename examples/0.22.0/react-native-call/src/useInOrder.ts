import { useCallback, useRef, useState } from 'react';
import { lastCallIsLeft } from './leaving';

/** Runs changes to a device in sequence, because two concurrent changes could create two tracks. */
export function useInOrder(problem: string) {
  const [message, setMessage] = useState('');
  const [pendingChanges, setPendingChanges] = useState(0);
  const lastChange = useRef<Promise<void>>(Promise.resolve());

  /** Runs a change after the previous one has ended. Returns a function that drops the change if it has not started. */
  const change = useCallback(
    (action: () => Promise<void>) => {
      let isOutdated = false;
      async function run() {
        try {
          await lastCallIsLeft();
          if (isOutdated) return;
          await action();
          setMessage('');
        } catch (error) {
          console.warn(error);
          setMessage(problem);
        } finally {
          setPendingChanges((count) => count - 1);
        }
      }
      setPendingChanges((count) => count + 1);
      lastChange.current = lastChange.current.then(run);
      return () => {
        isOutdated = true;
      };
    },
    [problem],
  );

  return { change, message, isBusy: pendingChanges > 0 };
}
