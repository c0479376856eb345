/**
 * Whether a key press belongs to an input method, for example to confirm a conversion. Safari ends the composition before
 * the key press that confirms it, and identifies that key press only by its key code: https://webkit.org/b/165004
 */
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
