import type { MouseEvent } from 'react';

/** Whether a click follows the link in this tab. The browser handles other buttons and modifier keys. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
