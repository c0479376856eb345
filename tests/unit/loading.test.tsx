import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from '../../src/components/load-failure';
import { isOutdated } from '../../src/client/recovery/outdated';
import { forgetReload, reloadOnce } from '../../src/client/recovery/reload-once';
import { loadWithRetry } from '../../src/client/recovery/retry';

afterEach(() => vi.unstubAllGlobals());

describe('a page that could not be loaded', () => {
  it('shows the error and a button to try again', () => {
    const retry = vi.fn();
    const html = renderToStaticMarkup(<LoadFailure error={new Error('Loading chunk 7 failed.')} onRetry={retry} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Error: Loading chunk 7 failed.');
    buttonOf(LoadFailure({ error: undefined, onRetry: retry }), 'Retry').onClick();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('reloads the page', () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload } });
    buttonOf(LoadFailure({ error: undefined, onRetry: () => undefined }), 'Reload page').onClick();
    expect(reload).toHaveBeenCalledOnce();
  });

  type Props = { readonly children?: ReactNode; readonly onClick: () => void };

  /** Returns the properties of the button with the given label in a component's output. */
  function buttonOf(node: ReactNode, label: string): Props {
    const found = elements(node).find(({ type, props }) => type === 'button' && props.children === label);
    if (!found) throw new Error(`There is no button "${label}".`);
    return found.props;
  }

  function elements(node: ReactNode): ReactElement<Props>[] {
    if (Array.isArray(node)) return node.flatMap(elements);
    if (typeof node !== 'object' || node === null || !('props' in node)) return [];
    const element = node as ReactElement<Props>;
    return [element, ...elements(element.props.children)];
  }
});

describe('loading with retries', () => {
  /** Returns a loader that fails the given number of times, then returns the attempt's number. */
  const failing = (times: number) =>
    vi.fn((attempt: number) =>
      attempt < times ? Promise.reject(new Error(`no ${attempt}`)) : Promise.resolve(attempt),
    );

  it('sends one request if the first attempt succeeds', async () => {
    const load = failing(0);
    expect(await loadWithRetry(load, [0, 0])).toBe(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries with the number of the attempt', async () => {
    const load = failing(2);
    expect(await loadWithRetry(load, [0, 0])).toBe(2);
    expect(load.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('rejects with the error of the last attempt', async () => {
    const load = failing(9);
    await expect(loadWithRetry(load, [0, 0])).rejects.toThrow('no 2');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('waits between attempts for the given time', async () => {
    vi.useFakeTimers();
    const load = failing(9);
    const done = loadWithRetry(load, [250, 1000]).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(249);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('Error: no 2');
    vi.useRealTimers();
  });
});

/** Stubs a window at an address, with storage that works, throws or is full. */
function stubWindow(href: string, storage: 'works' | 'throws' | 'is full' = 'works') {
  const location = { href, reload: vi.fn(), assign: vi.fn() };
  const held = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage === 'is full') throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => held.delete(key),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', sessionStorage);
  if (storage === 'throws')
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  return location;
}

describe('reloading once', () => {
  const here = 'https://docs.test/a#part';

  it('reloads this page, with its hash', () => {
    const location = stubWindow(here);
    expect(reloadOnce(here)).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('navigates to another page', () => {
    const location = stubWindow(here);
    expect(reloadOnce('https://docs.test/b')).toBe(true);
    expect(location.assign.mock.calls).toEqual([['https://docs.test/b']]);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('reloads this page for another hash', () => {
    const location = stubWindow(here);
    reloadOnce('https://docs.test/a#other');
    expect(location.assign.mock.calls).toEqual([['https://docs.test/a#other']]);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('does not navigate a second time until the page has been hydrated', () => {
    const location = stubWindow(here);
    reloadOnce(here);
    expect(reloadOnce(here)).toBe(false);
    expect(location.reload).toHaveBeenCalledTimes(1);
    forgetReload();
    expect(reloadOnce(here)).toBe(true);
  });

  it.each(['throws', 'is full'] as const)('does nothing when the storage %s, so that it cannot loop', (storage) => {
    const location = stubWindow(here, storage);
    expect(reloadOnce(here)).toBe(false);
    expect(() => forgetReload()).not.toThrow();
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('a page that was opened before a deploy', () => {
  const bootScript = '/assets/js/boot.00000000.js';
  const [script, style] = ['/assets/js/main.00000000.js', '/assets/css/styles.00000000.css'];
  const newest = `${bootScript} ${script} ${style}`;

  /** Stubs a page with a script and a style sheet. Its server responds with `html` or is unreachable. */
  function stubPage(html: string | undefined, status = 200) {
    const boot = { getAttribute: () => bootScript, dataset: { scripts: `/assets/js/p1.js ${script}` } };
    vi.stubGlobal('location', { href: 'https://docs.test/a' });
    vi.stubGlobal('document', { querySelector: () => boot, querySelectorAll: () => [{ getAttribute: () => style }] });
    vi.stubGlobal('fetch', () =>
      html === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(html, { status })),
    );
  }

  it.each([
    ['another main script', newest.replace(script, '/assets/js/main.11111111.js')],
    ['another boot script', newest.replace(bootScript, '/assets/js/boot.11111111.js')],
    ['another style sheet', newest.replace(style, '/assets/css/styles.11111111.css')],
    ['a not-found page, in another build', newest.replace(script, '/assets/js/main.11111111.js'), 404],
  ])('is outdated if the server has %s', async (_, html, status = 200) => {
    stubPage(html, status);
    expect(await isOutdated()).toBe(true);
  });

  it.each([
    ['has the same page', newest, 200],
    ['is unreachable', undefined, 200],
    ['fails', 'Bad Gateway', 502],
  ])('is not outdated if the server %s', async (_, html, status) => {
    stubPage(html, status);
    expect(await isOutdated()).toBe(false);
  });

  it('is not outdated if the server does not respond in time', async () => {
    stubPage(newest);
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, options?: RequestInit) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
        ),
    );
    const result = isOutdated();
    limit.abort();
    expect(await result).toBe(false);
  });
});

describe('the guard in the head of each page', () => {
  /** Runs the guard on a page that has been parsed, and waits until it has finished. */
  async function guard(page: { readonly hasBooted: boolean; readonly isOutdated: boolean }) {
    const onParsed: (() => void)[] = [];
    const added: { textContent: string }[] = [];
    const fetched = vi.fn(() =>
      page.isOutdated
        ? Promise.resolve(new Response('/assets/js/boot.11111111.js'))
        : Promise.reject(new TypeError('offline')),
    );
    const location = stubWindow('https://docs.test/a');
    vi.stubGlobal('window', { location, addEventListener: () => undefined, ...(page.hasBooted && { docusaurus: {} }) });
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', {
      addEventListener: (_: string, listener: () => void) => onParsed.push(listener),
      dispatchEvent: () => true,
      querySelector: (selector: string) =>
        selector === '[data-scripts]'
          ? { getAttribute: () => '/assets/js/boot.00000000.js', dataset: { scripts: '/main.js' } }
          : null,
      querySelectorAll: (selector: string) =>
        selector.includes('noscript') ? [{ textContent: '<style>button {}</style>' }] : [],
      createElement: () => ({ textContent: '' }),
      head: { append: (style: { textContent: string }) => added.push(style) },
    });
    vi.resetModules();
    await import('../../src/client/guard');
    onParsed.forEach((listener) => listener());
    await new Promise((resolve) => setTimeout(resolve));
    return {
      styles: added.map(({ textContent }) => textContent),
      requests: fetched.mock.calls.length,
      reloads: location.reload.mock.calls.length,
    };
  }

  it.each([
    [
      'does nothing on a page whose boot script has run',
      { hasBooted: true, isOutdated: false },
      { styles: [], requests: 0, reloads: 0 },
    ],
    ['loads a newer build', { hasBooted: false, isOutdated: true }, { styles: [], requests: 1, reloads: 1 }],
    [
      'otherwise shows the page as it looks without scripts',
      { hasBooted: false, isOutdated: false },
      { styles: ['button {}'], requests: 1, reloads: 0 },
    ],
  ])('%s', async (_, page, expected) => {
    expect(await guard(page)).toEqual(expected);
  });
});
