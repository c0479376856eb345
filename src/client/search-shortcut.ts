/** Whether a key press is a search shortcut: Ctrl+K, Cmd+K, or `/` outside fields. */
export function isSearchShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField;
}
