/** Sent on the window when held text is discarded. */
const DROPPED = 'fishjam:text-dropped';

/** Holds text that is typed while search opens, and enters it when the search field receives focus. */
export class HeldText {
  private readonly events = new AbortController();
  private text = '';

  constructor() {
    const options = { capture: true, signal: this.events.signal };
    window.addEventListener('keydown', (event) => this.onKeyDown(event), options);
    window.addEventListener('focusin', (event) => this.onFocus(event), options);
    window.addEventListener(DROPPED, () => this.events.abort(), options);
    // A click means that the reader is doing something else, such as retrying a search that could not be loaded.
    window.addEventListener('pointerdown', () => this.drop(), options);
  }

  get isDropped(): boolean {
    return this.events.signal.aborted;
  }

  /**
   * Discards the text and stops listening. The boot script and the client are separate bundles, and each may hold text
   * for the same search, so the other one also stops.
   */
  drop(): void {
    window.dispatchEvent(new Event(DROPPED));
  }

  private onKeyDown(event: Event): void {
    // Autofill also sends key events, which have no key.
    if (!(event instanceof KeyboardEvent)) return;
    // The search field may already have had focus when listening started.
    if (event.target instanceof HTMLInputElement) return this.drop();
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' || key === 'Tab') return this.drop();
    if (key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (key.length === 1) this.text += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLInputElement)) return;
    this.drop();
    if (!this.text) return;
    // Uses the prototype's setter, because React overrides the element's own setter and would not detect the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, this.text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
