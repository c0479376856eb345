import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';
import { wake } from './wake';

/** What is counted apart, in the order in which it is shown. */
export const visitKinds = ['html', 'styles', 'scripts', 'fonts', 'images', 'data'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A file that a browser asked for. */
export interface TransferredFile {
  readonly url: string;
  readonly kind: VisitKind;
  /** As it is transferred, without headers. */
  readonly bytes: number;
}

/** Bytes as they are transferred, by kind. */
export type VisitBytes = Readonly<Record<VisitKind, number>>;

/** After how many milliseconds without a request a page counts as loaded. */
const quiet = 500;

/** What a content type counts as. By the type and not by who asked: a script that a worker loads is one too. */
function kindOf(type: string): VisitKind {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'styles';
  if (/javascript|wasm/.test(type)) return 'scripts';
  if (type.startsWith('font/')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'data';
}

const sizes = new Map<string, number>();

/** Size of a body as a server with brotli at its best quality sends it, in bytes; a file is compressed once. */
function transferredSize(url: string, type: string, body: Buffer): number {
  // Compressed already: servers send them as they are.
  if (/^(?:font\/|image\/(?!svg))/.test(type)) return body.length;
  const size = sizes.get(url) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(url, size);
  return size;
}

/** Whether the browser asked in advance for what the next page may need. */
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
 * Opens a page as a reader does who has never been on the site, and returns what the browser requests until it requests
 * nothing more. What is fetched in advance for the next page is left out.
 *
 * Bodies are compressed here, whatever the server does, so that the figures do not depend on it.
 *
 * @param page - of a fresh profile; it must belong to a site made with Docusaurus.
 * @param url - absolute, or relative to the base of the page's context.
 * @param act - what the reader does with the loaded page; by default, what hydrates it.
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

/** Sums up what was transferred, by kind. */
export function bytesByKind(files: readonly TransferredFile[]): VisitBytes {
  const sum = (kind: VisitKind) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return Object.fromEntries(visitKinds.map((kind) => [kind, sum(kind)])) as VisitBytes;
}

/** All bytes of a visit. */
export const totalBytes = (visit: VisitBytes): number =>
  Object.values(visit).reduce((total, bytes) => total + bytes, 0);
