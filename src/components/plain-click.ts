import type { MouseEvent } from 'react';

/** Whether a click means to follow the link here. Other buttons and keys mean a new tab or a download: the browser's. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
