/** Holds what is typed after a shortcut of search, until its field has the focus, and types it there. */
export class HeldText {
  private readonly events = new AbortController();
  private text = '';

  constructor() {
    const options = { capture: true, signal: this.events.signal };
    window.addEventListener('keydown', (event) => this.onKeyDown(event), options);
    window.addEventListener('focusin', (event) => this.onFocus(event), options);
  }

  drop(): void {
    this.events.abort();
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') return this.drop();
    if (key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (key.length === 1) this.text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLInputElement)) return;
    this.drop();
    if (!this.text) return;
    // React overrides the setter of the element, and would take the text for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, this.text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
