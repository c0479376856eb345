import { controlOf, isInLink } from './controls';

/**
 * Events that count as signs of intent. `scroll` does not count, because the browser also fires it when it scrolls to
 * the hash or restores a position. Besides, a reader who scrolls has already moved the pointer, touched the screen,
 * turned the wheel or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Signs that occur on a control even if the reader does not use it. */
const passing: ReadonlySet<string> = new Set(['pointermove', 'wheel']);

/**
 * Signs that a tap on a link causes. They do not count there: the browser opens the link without the client, whose
 * scripts would delay the next page.
 */
const ofTap: ReadonlySet<string> = new Set(['pointerdown', 'touchstart', 'focusin']);

/** Whether Data Saver is on, or the connection is too slow for the framework's prefetching. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Calls a function at each sign of intent until the caller stops listening. If Data Saver is on or the connection is 2G,
 * only using a control counts.
 *
 * @returns a function that stops listening.
 */
export function onIntent(listener: () => void): () => void {
  const events = new AbortController();
  const options = { capture: true, passive: true, signal: events.signal };
  const onSign = ({ type, target }: Event) => {
    if (ofTap.has(type) && isInLink(target)) return;
    if (!isSavingData() || (controlOf(target) && !passing.has(type))) listener();
  };
  for (const sign of signs) window.addEventListener(sign, onSign, options);
  return () => events.abort();
}
