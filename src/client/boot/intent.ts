import { controlOf } from './controls';

/**
 * Events that count as signs of intent. `scroll` does not count, because the browser also fires it when it scrolls to
 * the hash or restores a position. Besides, a reader who scrolls has already moved the pointer, touched the screen,
 * turned the wheel or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Whether Data Saver is on, or the connection is too slow for the framework's prefetching. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Calls a function at the reader's first sign of intent. If Data Saver is on or the connection is 2G, only using a
 * control counts.
 *
 * @returns a function that stops listening.
 */
export function onIntent(listener: () => void): () => void {
  const events = new AbortController();
  for (const sign of signs) {
    window.addEventListener(sign, (event) => (isSavingData() && !controlOf(event.target) ? undefined : listener()), {
      capture: true,
      passive: true,
      signal: events.signal,
    });
  }
  return () => events.abort();
}
