import { controlOf } from './boot/controls';

declare global {
  interface Window {
    earlyInput?: Event[] | undefined;
  }
}

/**
 * Keeps clicks and keys from before the boot script runs. On a slow phone, a page is visible for up to a second before
 * the browser has parsed it and runs deferred scripts.
 */
export function keepEarlyInput(): void {
  window.earlyInput = [];
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, (event) => window.earlyInput?.push(event), { capture: true });
}

/** Repeats the kept keys and clicks on controls. Links and `<details>` have already handled their clicks. */
export function repeatEarlyInput(): void {
  const events = window.earlyInput ?? [];
  window.earlyInput = undefined;
  for (const event of events)
    if (event.type === 'keydown' || controlOf(event.target)) event.target?.dispatchEvent(event);
}
