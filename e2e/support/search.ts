import type { Locator, Page } from 'playwright-core';

/** The search dialog on a page. */
export interface SearchBox {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly status: Locator;
  /** Types a query and waits until its results are shown. */
  readonly ask: (query: string) => Promise<void>;
}

/** Matches the status of a search that has its results. */
export const hasResults = /found|Showing the best|No results/;

/** Opens search with its shortcut and waits until it is ready. */
export async function openSearch(page: Page): Promise<SearchBox> {
  await page.keyboard.press('Control+k');
  const box = searchBox(page);
  await page.locator('dialog.search[data-state="ready"]').waitFor();
  return box;
}

/** Returns the search dialog on a page, whether it is open or closed. */
export function searchBox(page: Page): SearchBox {
  const dialog = page.locator('dialog.search');
  const input = dialog.getByRole('combobox', { name: 'Search the docs' });
  const status = dialog.getByRole('status');
  return {
    dialog,
    input,
    // The version menu also has options.
    options: dialog.getByRole('listbox').getByRole('option'),
    status,
    ask: async (query) => {
      await input.fill(query);
      await status.filter({ hasText: hasResults }).waitFor();
    },
  };
}

/**
 * Holds a page's queries, so that the search worker does not respond to them until they are released.
 *
 * @returns a function that releases the queries.
 */
export async function holdQueries(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const prototype: { postMessage: (this: Worker, message: unknown) => void } = Worker.prototype;
    const { postMessage } = prototype;
    const held: (() => void)[] = [];
    prototype.postMessage = function (message) {
      held.push(() => postMessage.call(this, message));
    };
    const release = () => {
      prototype.postMessage = postMessage;
      for (const send of held) send();
    };
    document.addEventListener('release-queries', release, { once: true });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release-queries')));
}
