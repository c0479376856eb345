import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { HeldText } from '@site/src/client/held-text';
import { isOutdated } from '@site/src/client/recovery/outdated';

/** State of the search dialog. */
type DialogState =
  | { readonly status: 'closed' | 'failed' | 'outdated' }
  | { readonly status: 'loading'; readonly text: string }
  | {
      readonly status: 'open';
      readonly text: string;
      readonly Dialog: ComponentType<{ readonly text: string; readonly onClose: () => void }>;
    };

/**
 * Loads the search dialog when the reader opens search. Escape and a navigation cancel a search that is still loading.
 *
 * @returns the state, a function that opens search with a text, and a function that closes or cancels search.
 */
export function useSearchDialog(): { state: DialogState; open: (text?: string) => void; close: () => void } {
  const [state, setState] = useState<DialogState>({ status: 'closed' });
  const history = useHistory();
  const held = useRef<HeldText>(null);
  const isOpen = state.status === 'open';
  const open = useCallback(
    (text = '') => {
      // The shortcut also works in the open dialog, which keeps its text.
      if (isOpen) return;
      // Holds text immediately, because effects run only after React has rendered.
      if (held.current?.isDropped !== false) held.current = new HeldText();
      setState({ status: 'loading', text });
    },
    [isOpen],
  );
  const close = useCallback(() => {
    held.current?.drop();
    setState({ status: 'closed' });
  }, []);
  useEffect(() => () => held.current?.drop(), []);

  // Opening search again starts another attempt, whose state is a new object. Only the latest attempt has an effect.
  useEffect(() => {
    if (state.status !== 'loading') return undefined;
    const attempt = new AbortController();
    const { signal } = attempt;
    void load(state.text).then((next) => {
      if (signal.aborted) return;
      if (next.status !== 'open') held.current?.drop();
      setState(next);
    });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    const stopListening = history.listen(close);
    return () => {
      attempt.abort();
      stopListening();
    };
  }, [state, history, close]);

  return { state, open, close };
}

/** Loads the dialog. Returns the next state, which is a failure if the dialog cannot be loaded. */
async function load(text: string): Promise<DialogState> {
  try {
    const { default: Dialog } = await import(/* webpackChunkName: "search-palette" */ './palette');
    return { status: 'open', text, Dialog };
  } catch {
    // The message offers to try again, or to reload a page whose build is outdated.
    return { status: (await isOutdated()) ? 'outdated' : 'failed' };
  }
}
