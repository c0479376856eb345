import { useCallback, useEffect, useState } from 'react';
import { diffPages, type DiffLine } from './page-diff';
import { readableLines } from './readable-lines';

type State =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly lines: readonly DiffLine[];
      /** Number of separate changes. */
      readonly count: number;
    };

/**
 * Loads the Markdown of two pages and compares it.
 *
 * @param older - URL of the Markdown in the older version.
 * @param newer - URL of the Markdown in the newer version.
 * @returns the comparison, and a function that tries again after a failure.
 */
export function useDiff(older: string, newer: string): { readonly state: State; readonly retry: () => void } {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const requests = new AbortController();
    Promise.all([older, newer].map((url) => textOf(url, requests.signal))).then(
      ([before = '', after = '']) => {
        const lines = diffPages(readableLines(before), readableLines(after));
        setState({ status: 'ready', lines, count: countChanges(lines) });
      },
      (error: unknown) => {
        if (requests.signal.aborted) return;
        console.warn(error);
        setState({ status: 'failed' });
      },
    );
    return () => requests.abort();
  }, [older, newer, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  return { state, retry };
}

async function textOf(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.text();
}

/** Counts runs of changed lines. */
const countChanges = (lines: readonly DiffLine[]): number =>
  lines.filter(({ type }, index) => type !== 'same' && (lines[index - 1]?.type ?? 'same') === 'same').length;
