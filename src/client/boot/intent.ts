import { controlOf } from './controls';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** Whether the reader saves data, or has a connection that is too slow for the framework's prefetching. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Calls a function at the reader's first sign of intent. With Data Saver on or on a 2G connection, only using a control
 * counts.
 *
 * @returns a function that stops listening.
 */
export function onIntent(listener: () => void): () => void {
  const events = new AbortController();
  const listen = (type: string) =>
    window.addEventListener(type, (event) => (isSavingData() && !controlOf(event.target) ? undefined : listener()), {
      capture: true,
      passive: true,
      signal: events.signal,
    });
  for (const sign of signs) {
    if (sign !== 'scroll') listen(sign);
    // Until the page has loaded, the browser scrolls to the hash or to the previous position.
    else window.addEventListener('load', () => setTimeout(() => listen(sign), 100), { signal: events.signal });
  }
  return () => events.abort();
}
