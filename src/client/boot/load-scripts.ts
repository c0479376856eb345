import { loadWithRetry } from '../recovery/retry';

/**
 * Loads scripts in parallel and runs them in order. A retried script may run out of order, which is safe for the
 * bundler's chunks.
 *
 * @throws Error if a script cannot be loaded.
 */
export async function loadScripts(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map((source) => loadWithRetry((attempt) => loadScript(source, attempt))));
}

function loadScript(source: string, attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    // The last attempt bypasses browser and proxy caches.
    script.src = attempt > 1 ? `${source}?retry=${attempt}` : source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${source} cannot be loaded.`)));
    // The tag is removed, because the bundler would wait for an existing tag with the chunk's address even if the chunk
    // is missing or truncated.
    for (const event of ['load', 'error']) script.addEventListener(event, () => script.remove());
    document.head.append(script);
  });
}
