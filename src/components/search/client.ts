import type { MergedAnswer } from '@site/plugins/search/engine/merge';
import { isOutdated } from '@site/src/client/recovery/outdated';
import type { SearchFailure, SearchRequest, SearchResponse } from './protocol';

/** Thrown when search cannot answer. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';

  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}

type Waiting = {
  readonly resolve: (answer: MergedAnswer) => void;
  readonly reject: (error: SearchUnavailable) => void;
};

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks the worker; the first request starts it.
 *
 * @throws SearchUnavailable when the files, or the worker itself, cannot be loaded. The next request tries again.
 */
export function askWorker(request: Omit<SearchRequest, 'id'>): Promise<MergedAnswer> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    try {
      worker ??= startWorker();
      worker.postMessage({ ...request, id } satisfies SearchRequest);
    } catch (error) {
      void stopWorker(String(error));
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
  started.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer);
    else asked?.reject(new SearchUnavailable(data.failure, data.reason));
  });
  started.addEventListener('error', (event) => {
    // Told to the reader; the console need not have it again.
    event.preventDefault();
    void stopWorker(event.message || 'The script of search cannot be loaded.');
  });
  return started;
}

/**
 * A worker whose script failed never answers: everybody who waits is told, and the next request starts another. After a
 * deploy the script may be gone for good; only a newer page knows its name then.
 */
async function stopWorker(reason: string): Promise<void> {
  worker?.terminate();
  worker = undefined;
  const asked = [...waiting.values()];
  waiting.clear();
  const failure = (await isOutdated()) ? 'outdated' : 'unavailable';
  for (const { reject } of asked) reject(new SearchUnavailable(failure, reason));
}
