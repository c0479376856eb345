import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createChecker } from './check/checker';
import { Docs } from './docs';
import { serveHttp } from './http';
import { readOptions, usage } from './options';
import { createServer } from './server';
import { folderSite } from './site/folder-site';
import { webSite } from './site/web-site';

/** Starts the server. Only the protocol is written to standard output; messages go to standard error. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.error(usage);
    return;
  }
  const site = /^https?:\/\//.test(options.site) ? webSite(options.site) : await folderSite(options.site);
  const docs = new Docs(site, options.version);
  const checker = createChecker();
  // Loads the index ahead of the first search. If the site cannot be reached, each call reports the error.
  docs.open().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  if (options.http) {
    const { port } = await serveHttp(docs, checker, options);
    // In URLs, IPv6 addresses have brackets.
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    console.error(`Fishjam docs are served to agents at http://${host}:${port}/mcp`);
    return;
  }
  const transport = new StdioServerTransport();
  transport.onclose = () => void checker.close();
  process.stdin.once('end', () => void checker.close());
  await createServer(docs, checker).connect(transport);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
