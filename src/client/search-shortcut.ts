/** Whether an event is a search shortcut: Ctrl+K, Cmd+K, or `/` outside fields. */
export function isSearchShortcut(event: Event): boolean {
  // Autofill also sends key events, which have no key.
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField;
}
