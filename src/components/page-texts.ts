import type { PageTexts } from '@site/plugins/page-texts/page-texts';
import { pageOfText, textName } from '@site/plugins/page-texts/text-name';
import { loadWithRetry } from '@site/src/loading/retry';

/**
 * The finished HTML of pages, by its name, such as `0123456789ab-3`.
 *
 * The scripts of a built site do not have it: it comes from the document that the reader opened, or from a file.
 */
const known = new Map<string, string>();
const hovers = new Map<string, readonly string[]>();
/** Files of the texts of pages, by what the names of the texts start with. */
const files = new Map<string, string>();
const loading = new Map<string, Promise<void>>();

/**
 * The HTML of a text.
 *
 * @throws Error when it is neither in the document nor loaded.
 */
export function textHtml(text: string): string {
  // All at once, because React may replace the document when it takes over.
  if (!known.has(text))
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
      known.set(element.dataset['text'] ?? '', element.innerHTML);
  const html = known.get(text);
  if (html === undefined) throw new Error(`The text ${text} has not been loaded.`);
  return html;
}

/**
 * Loads the texts of a page, unless the document has them.
 *
 * @param page - what their names start with.
 * @param file - path of their file, below the site's root.
 */
export async function provideTexts(page: string, file: string): Promise<void> {
  files.set(page, file);
  const first = textName(page, 0);
  if (!known.has(first) && !document.querySelector(`[data-text="${first}"]`)) await loadTexts(file);
}

/**
 * The words that the `data-hover` attributes of a piece of code count into.
 *
 * @returns none when the file cannot be loaded: the page is complete without them.
 */
export async function hoversOf(text: string): Promise<readonly string[]> {
  const file = files.get(pageOfText(text));
  if (file) await loadTexts(file).catch((error: unknown) => console.warn('Types of the code on this page:', error));
  return hovers.get(text) ?? [];
}

/**
 * Loads a file with the texts of a page.
 *
 * @param file - its path, below the site's root.
 */
export function loadTexts(file: string): Promise<void> {
  const load = loading.get(file) ?? loadWithRetry((attempt) => fetchTexts(file, attempt));
  loading.set(file, load);
  // What failed in the end is tried again the next time.
  load.catch(() => loading.delete(file));
  return load;
}

async function fetchTexts(file: string, attempt: number): Promise<void> {
  // The browser, or a proxy, may have kept a broken answer, as with the scripts of pages (`src/loading/chunk-loader.ts`).
  const response = await fetch(`/${file}${attempt > 1 ? `?retry=${attempt}` : ''}`);
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
  const { name: page = '', texts } = (await response.json()) as PageTexts;
  for (const [at, text] of texts.entries()) {
    const name = textName(page, at);
    // What the document had stays: React compares it with what it rendered before.
    if (!known.has(name)) known.set(name, text.html);
    hovers.set(name, text.hovers ?? []);
  }
}
