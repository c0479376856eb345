import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';
import { wake } from './wake';

/** Kinds of files, in display order. */
export const visitKinds = ['html', 'styles', 'scripts', 'fonts', 'images', 'data'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A file that a browser requested. */
export interface TransferredFile {
  readonly url: string;
  readonly kind: VisitKind;
  /** Transferred size in bytes, without headers. */
  readonly bytes: number;
}

/** Transferred bytes by kind. */
export type VisitBytes = Readonly<Record<VisitKind, number>>;

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 500;

/**
 * Returns the kind of a file, based on its content type. A script that a worker loads also counts as a script.
 */
function kindOf(type: string): VisitKind {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'styles';
  if (/javascript|wasm/.test(type)) return 'scripts';
  if (type.startsWith('font/')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'data';
}

const sizes = new Map<string, number>();

/**
 * Returns the size of a body in bytes, compressed with Brotli at its highest quality. Each file is compressed only
 * once.
 */
function transferredSize(url: string, type: string, body: Buffer): number {
  // Fonts and images are already compressed, so servers send them unchanged.
  if (/^(?:font\/|image\/(?!svg))/.test(type)) return body.length;
  const size = sizes.get(url) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(url, size);
  return size;
}

/** Whether the browser prefetched the file for the next page. */
async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return /prefetch/.test(headers['sec-purpose'] ?? headers['purpose'] ?? '');
}

async function fileOf(response: Response): Promise<TransferredFile[]> {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  if (isRedirect || (await isPrefetch(response.request()))) return [];
  const type = response.headers()['content-type'] ?? '';
  const url = response.url();
  return [{ url, kind: kindOf(type), bytes: transferredSize(url, type, await response.body()) }];
}

/**
 * Opens a page with an empty cache, and lists the files requested until the browser is idle. Prefetched files are
 * excluded.
 *
 * Bodies are compressed here, so that the figures do not depend on the server.
 *
 * @param page - page with a new profile, on a site built with Docusaurus.
 * @param url - absolute, or relative to the base of the page's context.
 * @param act - action of the reader on the loaded page; by default, an action that hydrates it.
 */
export async function firstVisit(
  page: Page,
  url: string,
  act: (page: Page) => Promise<void> = wake,
): Promise<TransferredFile[]> {
  const responses: Response[] = [];
  const open = new Set<Request>();
  let lastChange = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    lastChange = Date.now();
  });
  page.on('response', (response) => responses.push(response));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.goto(url, { waitUntil: 'load' });
  await act(page);
  while (open.size > 0 || Date.now() - lastChange < quiet) await page.waitForTimeout(quiet / 5);
  return (await Promise.all(responses.map(fileOf))).flat();
}

/** Sums the transferred bytes by kind. */
export function bytesByKind(files: readonly TransferredFile[]): VisitBytes {
  const sum = (kind: VisitKind) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return Object.fromEntries(visitKinds.map((kind) => [kind, sum(kind)])) as VisitBytes;
}

/** Returns the total number of bytes of a visit. */
export const totalBytes = (visit: VisitBytes): number =>
  Object.values(visit).reduce((total, bytes) => total + bytes, 0);
