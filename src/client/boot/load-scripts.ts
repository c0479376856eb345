import { loadWithRetry } from '../recovery/retry';

/**
 * Loads scripts in parallel and runs them in order. The bundler's chunks may also run out of order, after a retry.
 *
 * @throws Error when a script cannot be loaded.
 */
export async function loadScripts(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map((source) => loadWithRetry((attempt) => loadScript(source, attempt))));
}

function loadScript(source: string, attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    // The last time past what a browser or a proxy has stored.
    script.src = attempt > 1 ? `${source}?retry=${attempt}` : source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${source} cannot be loaded.`)));
    // The bundler waits for a tag with the address of a chunk that it does not have, such as one that was cut off.
    for (const event of ['load', 'error']) script.addEventListener(event, () => script.remove());
    document.head.append(script);
  });
}
