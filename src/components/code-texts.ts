import { codeName, codePath, fileOfCode } from '@site/plugins/code-samples/code-name';
import type { CodeText } from '@site/plugins/code-samples/page-texts';

/**
 * The code of pages, by the name of its file and its place in it, such as `0123456789ab-3`.
 *
 * The scripts of a built site have no code: it comes from the document that the reader opened, or from the file.
 */
const known = new Map<string, string>();
const hovers = new Map<string, readonly string[]>();
const loading = new Map<string, Promise<void>>();

/**
 * The coloured lines of a piece of code.
 *
 * @throws Error when it is neither in the document nor loaded.
 */
export function codeHtml(code: string): string {
  // All at once, because React may replace the document when it takes over.
  if (!known.has(code))
    for (const element of document.querySelectorAll<HTMLElement>('[data-code]'))
      known.set(element.dataset['code'] ?? '', element.innerHTML);
  const html = known.get(code);
  if (html === undefined) throw new Error(`The code ${code} has not been loaded.`);
  return html;
}

/** Loads the code of a page, unless the document has it. */
export async function loadCode(file: string): Promise<void> {
  const first = codeName(file, 0);
  if (!known.has(first) && !document.querySelector(`[data-code="${first}"]`)) await loadFile(file);
}

/**
 * The texts that the `data-hover` attributes of a piece of code count into.
 *
 * @returns none when the file cannot be loaded: the page is complete without them.
 */
export async function hoversOf(code: string): Promise<readonly string[]> {
  await loadFile(fileOfCode(code)).catch((error: unknown) => console.warn('Types of the code on this page:', error));
  return hovers.get(code) ?? [];
}

function loadFile(file: string): Promise<void> {
  const load = loading.get(file) ?? fetchFile(file);
  loading.set(file, load);
  // What failed is tried again the next time.
  load.catch(() => loading.delete(file));
  return load;
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(`/${codePath(file)}`);
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
  const texts = (await response.json()) as readonly CodeText[];
  for (const [at, text] of texts.entries()) {
    const code = codeName(file, at);
    // What the document had stays: React compares it with what it rendered before.
    if (!known.has(code)) known.set(code, text.html);
    hovers.set(code, text.hovers ?? []);
  }
}
