import type { MergedAnswer } from '@site/src/search/engine/merge';
import { isOutdated } from '@site/src/client/recovery/outdated';
import type { SearchFailure, SearchRequest, SearchResponse } from './protocol';

/** Thrown when search is unavailable. */
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
 * Sends a request to the worker, and starts the worker for the first request.
 *
 * @throws SearchUnavailable when the files or the worker cannot be loaded. The next request tries again.
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
    // The interface shows the error, so the console does not need it.
    event.preventDefault();
    void stopWorker(event.message || 'The search script could not be loaded.');
  });
  return started;
}

/**
 * Terminates the worker and rejects all pending requests, because a worker whose script failed never responds. The next
 * request starts another worker. After a deploy, the script may no longer exist, and only a newer page contains its new
 * name.
 */
async function stopWorker(reason: string): Promise<void> {
  worker?.terminate();
  worker = undefined;
  const asked = [...waiting.values()];
  waiting.clear();
  const failure = (await isOutdated()) ? 'outdated' : 'unavailable';
  for (const { reject } of asked) reject(new SearchUnavailable(failure, reason));
}
