import { HeldText } from '../held-text';
import { isSearchShortcut } from '../search-shortcut';
import { arrowKeyControlOf, controlOf, searchButton } from './controls';

/** Keys that tabs and menus handle themselves. The browser converts Enter and Space into clicks. */
const navigationKeys = /^(?:Arrow|Home$|End$)/;

interface Action {
  readonly control: HTMLElement;
  readonly run: () => void;
  /** Previous value of `aria-busy`. */
  readonly busy: string | null;
}

/** Holds the last action on a control, such as a click, until the page is hydrated, and then repeats it once. */
export class HeldInput {
  private readonly events = new AbortController();
  private action: Action | undefined;
  private text: HeldText | undefined;

  /** @param onHold - called whenever an action is held. */
  constructor(private readonly onHold: () => void) {
    const options = { capture: true, signal: this.events.signal };
    window.addEventListener('click', (event) => this.onClick(event), options);
    window.addEventListener('keydown', (event) => this.onKeyDown(event), options);
  }

  /** Repeats the held action, and stops holding further actions. */
  replay(): void {
    this.events.abort();
    this.release()?.run();
  }

  /** Discards the held action, because the page will not be hydrated. */
  drop(): void {
    this.events.abort();
    this.text?.drop();
    this.release();
  }

  private onClick(event: MouseEvent): void {
    const control = controlOf(event.target);
    if (control) this.hold(event, control, () => control.click());
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape') return void this.release();
    // While text is held, `/` is part of the text.
    const isTyping = this.text?.isDropped === false && !event.ctrlKey && !event.metaKey;
    const shortcut = isSearchShortcut(event) && !isTyping ? searchButton() : null;
    const control = navigationKeys.test(key) ? arrowKeyControlOf(event.target) : null;
    if (shortcut) this.hold(event, shortcut, () => shortcut.click());
    else if (control)
      this.hold(event, control, () =>
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      );
  }

  private hold(event: Event, control: HTMLElement, run: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    this.release();
    if (control !== searchButton()) this.text?.drop();
    else if (this.text?.isDropped !== false) this.text = new HeldText();
    this.action = { control, run, busy: control.getAttribute('aria-busy') };
    control.setAttribute('aria-busy', 'true');
    this.onHold();
  }

  private release(): Action | undefined {
    const { action } = this;
    this.action = undefined;
    if (action?.busy) action.control.setAttribute('aria-busy', action.busy);
    else action?.control.removeAttribute('aria-busy');
    return action;
  }
}
