import { createMemoryHistory, type Location } from 'history';
import { describe, expect, it, vi } from 'vitest';
import { holdHistory } from '../../src/client/history';

describe('the history of the router', () => {
  /** Creates a history in which each page stays loading until the test completes it. */
  function held() {
    const history = createMemoryHistory();
    const loads = new Map<string, () => void>();
    const load = ({ pathname }: Location) => new Promise<void>((resolve) => loads.set(pathname, resolve));
    const heard: string[] = [];
    const seen = holdHistory(history, load);
    const stop = seen.listen(({ pathname, search }, action) => heard.push(`${action} ${pathname}${search}`));
    const loaded = async (path: string) => {
      loads.get(path)?.();
      await vi.waitFor(() => expect(loads.has(path)).toBe(true));
      await Promise.resolve();
    };
    return { seen, heard, loaded, stop };
  }

  it('changes its location immediately and notifies listeners when the page has been loaded', async () => {
    const { seen, heard, loaded } = held();
    seen.push('/a');
    expect(seen.location.pathname).toBe('/a');
    await Promise.resolve();
    expect(heard).toEqual([]);
    await loaded('/a');
    expect(heard).toEqual(['PUSH /a']);
    expect(seen.action).toBe('PUSH');
  });

  it('does not notify listeners of a page that the reader left before it was loaded', async () => {
    const { seen, heard, loaded } = held();
    seen.push('/a');
    seen.push('/b');
    await loaded('/b');
    await loaded('/a');
    expect(heard).toEqual(['PUSH /b']);
  });

  it('immediately notifies listeners of a new address of the page that is shown', async () => {
    const { seen, heard, loaded } = held();
    seen.replace('/?q=a');
    expect(heard).toEqual(['REPLACE /?q=a']);
    seen.push('/a');
    seen.replace('/a?q=b');
    expect(heard).toHaveLength(1);
    await loaded('/a');
    expect(heard).toEqual(['REPLACE /?q=a', 'REPLACE /a?q=b']);
  });

  it('does not notify after unsubscribing', async () => {
    const { seen, heard, loaded, stop } = held();
    stop();
    seen.push('/a');
    await loaded('/a');
    expect(heard).toEqual([]);
  });
});
