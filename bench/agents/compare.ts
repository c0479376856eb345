import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createChecker } from '../../packages/mcp/src/check/checker';
import { Docs } from '../../packages/mcp/src/docs';
import { createServer } from '../../packages/mcp/src/server';
import { folderSite } from '../../packages/mcp/src/site/folder-site';
import type { PublishedSymbol, PublishedTask } from '../../src/lib/agent-files';
import { markdownPath } from '../../src/lib/page-path';
import { htmlFile } from '../../plugins/shared/routes';
import { formatColumns, kilobytesCell, ratioCell } from '../support/table';

/** Maximum number of bytes that agents may read through MCP, as a share of the HTML bytes. */
const bar = 0.1;

/** Number of bytes that an agent reads for a task, by format. */
interface Reading {
  readonly task: PublishedTask;
  readonly html: number;
  readonly markdown: number;
  readonly mcp: number;
}

/**
 * Prints the number of bytes that an agent reads to get everything it needs for each tutorial and how-to guide in the
 * latest version: the whole guide, and the declaration of each symbol that the guide uses.
 *
 * With HTML and Markdown, the agent reads the guide's page and the page of each symbol. Through MCP, it reads the list
 * of tools and the results of three kinds of calls: a search for the task, the guide without the tabs for SDKs other
 * than the task's first SDK, and `get_symbol` for each symbol. Both the calls and their results count.
 */
export async function compareAgents(): Promise<void> {
  const docs = new Docs(await folderSite('build'));
  const version = await docs.open();
  const symbols = await docs.symbols(version);
  const client = await connect(docs);
  const readings: Reading[] = [];
  for (const task of await docs.tasks(version)) {
    const used = symbols.filter(({ sdk, name }) => task.symbols.includes(`${sdk}:${name}`));
    const pages = [task.route, ...used.map(({ route }) => route)];
    readings.push({
      task,
      html: total(pages.map((route) => sizeOf(htmlFile(route)))),
      markdown: total(pages.map((route) => sizeOf(markdownPath(route)))),
      mcp: await bytesByMcp(client, task, used),
    });
  }
  await client.close();
  print(readings);
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);
const sizeOf = (file: string): number => readFileSync(path.join('build', file)).length;
const bytesOf = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

async function connect(docs: Docs): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(docs, createChecker()).connect(theirs);
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(ours);
  return client;
}

async function bytesByMcp(client: Client, task: PublishedTask, used: readonly PublishedSymbol[]): Promise<number> {
  const [sdk] = task.sdks;
  const calls = [
    { name: 'search_docs', arguments: { query: task.task, ...(sdk !== undefined && { sdk }) } },
    { name: 'read_page', arguments: { path: task.route, ...(sdk !== undefined && { sdk }) } },
    ...used.map(({ name, sdk: own }) => ({ name: 'get_symbol', arguments: { name, sdk: own } })),
  ];
  let bytes = bytesOf(await client.listTools());
  for (const call of calls) {
    const result = await client.callTool(call);
    if (result.isError) throw new Error(`${call.name} failed for "${task.task}": ${JSON.stringify(result.content)}`);
    bytes += bytesOf(call) + bytesOf(result);
  }
  return bytes;
}

function print(readings: readonly Reading[]): void {
  const sum = (key: 'html' | 'markdown' | 'mcp') => total(readings.map((reading) => reading[key]));
  const row = (label: string, html: number, markdown: number, mcp: number) => [
    label,
    kilobytesCell(html),
    kilobytesCell(markdown),
    kilobytesCell(mcp),
    ratioCell(mcp, html),
  ];
  const above = readings.filter(({ html, mcp }) => mcp > bar * html);
  console.log(
    formatColumns([
      ['Bytes an agent reads, KB', 'HTML', 'Markdown', 'MCP', 'MCP vs. HTML'],
      ...readings.map(({ task, html, markdown, mcp }) => row(`${task.route}`, html, markdown, mcp)),
      row('all tasks', sum('html'), sum('markdown'), sum('mcp')),
    ]),
  );
  console.log(
    `${readings.length - above.length} of ${readings.length} tasks need at most ${bar} times the bytes of the HTML.`,
  );
  if (sum('mcp') > bar * sum('html')) {
    throw new Error(`Through MCP, an agent reads more than ${bar} times the bytes of the HTML.`);
  }
}
