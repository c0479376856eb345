import { createRequire } from 'node:module';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SearchDoc } from '../../src/search/engine/files';
import { copiedName, copiedPath } from './corpus';
import { timed } from './figures';
import type { EngineFiles } from './ours';
import type { BuiltPage } from './pages';
import { rivalFile } from './rival-file';
import { rewritten } from './words';

/** Document that the lunr plugin creates for a page or a section of a page. */
export interface LunrDocument {
  readonly title: string;
  /** 0 for a page, 1 for a section. */
  readonly type: 0 | 1;
  readonly url: string;
  readonly content: string;
  readonly keywords?: string;
  readonly pageTitle?: string;
}

interface LunrBuilder {
  metadataWhitelist: string[];
  ref(name: string): void;
  field(name: string, options: { boost: number }): void;
  add(document: object): void;
}

type Lunr = (configure: (builder: LunrBuilder) => void) => object;

/** Indexed fields and their boosts, as in the plugin's `src/index.js`. */
const fields = { title: 200, content: 2, keywords: 100 } as const;

/** Reads pages with the plugin's own worker, `src/html-to-doc.js`. Uses as many threads as the plugin does. */
export async function lunrDocuments(pages: readonly BuiltPage[], version: string): Promise<LunrDocument[]> {
  const documents: LunrDocument[] = [];
  let next = 0;
  const readWithThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(rivalFile('docusaurus-lunr-search/src/html-to-doc.js'), {
        workerData: { loadedVersions: { [version]: version } },
      });
      const askNext = () => {
        const page = pages[next++];
        worker.postMessage(page ? { path: page.file, url: page.url } : null);
      };
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', ([isDocument, document]: [boolean | null, LunrDocument]) =>
        isDocument ? documents.push(document) : askNext(),
      );
      askNext();
    });
  await Promise.all(Array.from({ length: Math.max(2, os.cpus().length) }, readWithThread));
  // The threads respond in any order, so the documents are sorted by page to make the files the same each time.
  const order = new Map(pages.map(({ url }, position) => [url, position]));
  const positionOf = ({ url }: LunrDocument) => order.get(url.replace(/#.*$/, '')) ?? 0;
  return documents.sort((a, b) => positionOf(a) - positionOf(b));
}

/** Creates the documents and the index in the same way as the plugin's `src/index.js`. */
export async function lunrFiles(documents: readonly LunrDocument[]): Promise<EngineFiles> {
  const lunr = createRequire(rivalFile('lunr/package.json'))('lunr') as Lunr;
  const { result, seconds } = await timed(() => {
    const index = lunr((builder) => {
      builder.ref('id');
      for (const [name, boost] of Object.entries(fields)) builder.field(name, { boost });
      builder.metadataWhitelist = ['position'];
      for (const [id, { title, content, keywords }] of documents.entries())
        builder.add({ id, title, content, keywords });
    });
    return { documents: JSON.stringify({ searchDocs: documents, options: {} }), index: JSON.stringify(index) };
  });
  return { ...result, seconds };
}

/**
 * Copies a lunr document, with the same path, title and words as in our copy of its page.
 *
 * @param symbols - paths of the reference pages of symbols.
 */
export function copiedLunrDocument(document: LunrDocument, copy: number, symbols: ReadonlySet<string>): LunrDocument {
  const { url, title, content, pageTitle } = document;
  const [page = '', anchor] = url.split('#');
  const isSymbol = symbols.has(page);
  return {
    ...document,
    url: copiedPath(page, isSymbol, copy) + (anchor === undefined ? '' : `#${anchor}`),
    title: document.type === 0 ? copiedName(title, isSymbol, copy) : rewritten(title, page, copy),
    content: rewritten(content, page, copy),
    ...(pageTitle !== undefined && { pageTitle: copiedName(pageTitle, isSymbol, copy) }),
  };
}

/** Returns the URLs of the reference pages of symbols. */
export function symbolUrls(docs: readonly SearchDoc[], prefix: string): Set<string> {
  return new Set(docs.filter(({ symbol }) => symbol).map(({ path }) => prefix + path));
}
