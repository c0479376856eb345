import { useHistory } from '@docusaurus/router';
import { useLockBodyScroll } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isForInputMethod } from '../../lib/input-method';
import { isMac } from '../../lib/is-mac';
import { isPlainClick } from '../../lib/plain-click';
import { resultsAddress } from './addresses';
import { FailureNotice } from './failure-notice';
import { NoResults } from './no-results';
import { groupOfQueries, groupsOfAnswer, type OptionGroup, type SearchOption } from './option-groups';
import { OptionRow } from './option-row';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches';
import { ScopeSelect } from './scope-select';
import { ALL, useSearchSite } from './search-site';
import { isPending, statusText } from './status-text';
import { suggestions } from './suggestions';
import { useListbox } from './use-listbox';
import { useSearch } from './use-search';

interface Props {
  /** Initial query of the dialog. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Search dialog, which is open while it is rendered. */
export default function SearchPalette({ text: initialText, onClose }: Props): ReactNode {
  const site = useSearchSite();
  const history = useHistory();
  const base = useBaseUrl('/');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [text, setText] = useState(initialText);
  const [scope, setScope] = useState(site.readersVersion);
  const [recent, setRecent] = useState(recentSearches);
  const { state, retry } = useSearch(site, text, scope);

  // Closes the dialog in the layout phase, because a dialog that is no longer in the page cannot restore focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLockBodyScroll();
  useEffect(() => history.listen(onClose), [history, onClose]);

  const isEmpty = !text.trim();
  const shown = state.status === 'ready' && !isEmpty ? state : undefined;
  const addressOf = (query: string) => resultsAddress(base, query, scope);
  const groups: OptionGroup[] = shown
    ? groupsOfAnswer(shown.answer)
    : isEmpty
      ? [
          ...groupOfQueries('Recent searches', recent, addressOf),
          ...groupOfQueries('Try searching for', suggestions, addressOf),
        ]
      : [];
  const options = groups.flatMap((group) => group.options);
  const optionId = (option: number) => `${id}-option-${option}`;

  const open = (href: string) => {
    rememberSearch(text);
    onClose();
    history.push(href);
  };
  const choose = (option: SearchOption) => (option.type === 'query' ? setText(option.text) : open(option.href));
  const { active, setActive, onKeyDown } = useListbox(
    options.length,
    optionId,
    (number, inNewTab) => {
      const option = options[number];
      if (!option) return;
      if (!inNewTab) return choose(option);
      rememberSearch(text);
      window.open(option.href, '_blank', 'noopener');
    },
    `${scope} ${text}`,
    !isEmpty && isPending(state, text),
  );
  const onPlainClick = (act: () => void) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
  const isNothingFound = shown?.text === text && shown.answer.pages.length === 0;

  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label="Search the docs"
      data-state={state.status}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press in the field that is released on the backdrop, to select the text, also counts as a click on the dialog.
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => target === dialog.current && target === pressed.current && onClose()}
      onKeyDown={keepFocusInside}
    >
      <div className="search-frame">
        <div className="search-head">
          <input
            className="search-input"
            type="search"
            role="combobox"
            aria-label="Search the docs"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            placeholder="Search for a symbol, task or error"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            // A dialog focuses its first `autofocus` element.
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (isForInputMethod(event.nativeEvent)) return;
              // In a search field, some browsers only clear the text.
              if (event.key === 'Escape') {
                event.preventDefault();
                onClose();
              } else onKeyDown(event);
            }}
          />
          <button type="button" className="search-close" onClick={onClose}>
            Close
          </button>
        </div>
        <div className="search-bar">
          <ScopeSelect site={site} scope={scope} onChange={setScope} />
          <span className="search-status" role="status">
            {statusText(state, text)}
          </span>
        </div>
        <div className="search-body">
          {state.status === 'failed' && <FailureNotice failure={state.failure} onRetry={retry} />}
          {isNothingFound && <NoResults site={site} text={text} scope={scope} onSearchAll={() => setScope(ALL)} />}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={isEmpty ? 'Suggestions' : 'Results'}
            className="search-list"
          >
            {groups.map((group, groupNumber) => (
              <div key={groupNumber} role="group" aria-label={group.label} className="search-group">
                {group.isLabelShown && (
                  <div className="search-group-label" aria-hidden="true">
                    {group.label}
                  </div>
                )}
                {group.options.map((option) => {
                  const here = options.indexOf(option);
                  return (
                    <a
                      key={here}
                      id={optionId(here)}
                      role="option"
                      aria-selected={here === active}
                      tabIndex={-1}
                      href={option.href}
                      className={clsx('search-option', `search-option--${option.type}`)}
                      onClick={onPlainClick(() => choose(option))}
                      onPointerMove={() => here !== active && setActive(here)}
                    >
                      <OptionRow option={option} isVersionShown={scope === ALL} />
                    </a>
                  );
                })}
              </div>
            ))}
          </div>
        </div>
        <div className="search-foot">
          {isEmpty ? (
            recent.length > 0 && (
              <button
                type="button"
                className="search-link"
                onClick={() => {
                  clearRecentSearches();
                  setRecent([]);
                }}
              >
                Clear recent searches
              </button>
            )
          ) : (
            <a href={addressOf(text)} onClick={onPlainClick(() => open(addressOf(text)))}>
              View all results
            </a>
          )}
          <span className="search-keys" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to navigate, <kbd>Enter</kbd> to open, <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd>{' '}
            <kbd>Enter</kbd> for a new tab, <kbd>Esc</kbd> to close
          </span>
        </div>
      </div>
    </dialog>
  );
}

/** Wraps Tab between the last and the first element. Otherwise, focus would move to the browser's toolbars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, button, select, a[href]:not([tabindex])'),
  ];
  const [first] = stops;
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === first) last?.focus();
  else if (!event.shiftKey && document.activeElement === last) first?.focus();
  else return;
  event.preventDefault();
}
