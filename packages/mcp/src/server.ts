import { completable } from '@modelcontextprotocol/sdk/server/completable.js';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { sdks, shortSdkNames } from '../../../src/lib/sdks';
import type { SearchDoc } from '../../../src/search/engine/files';
import { version as serverVersion } from '../package.json';
import type { Checker } from './check/checker';
import type { Docs } from './docs';
import { integratePrompt, upgradePrompt } from './prompts';
import { NotOnSite } from './site/site';
import { checkCodeTool } from './tools/check-code';
import { findExampleTool } from './tools/find-example';
import { getSymbolTool } from './tools/get-symbol';
import { listChangesTool } from './tools/list-changes';
import { placeOf, readPageTool } from './tools/read-page';
import { searchDocsTool } from './tools/search-docs';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tools/tool';
import { UserError } from './user-error';

const tools: readonly Tool[] = [
  searchDocsTool,
  readPageTool,
  getSymbolTool,
  listChangesTool,
  findExampleTool,
  checkCodeTool,
];

const instructions =
  'Documentation of Fishjam (video calls, livestreams and AI agents) for React, React Native, Node.js and Python. ' +
  'Start with search_docs or find_example, read one section with read_page, look a name up with get_symbol, ' +
  'pass the SDK that you use (web: React, mobile: React Native, server: Node.js, server-python: Python), ' +
  'and run check_code before you hand over code.';

/** SDK of a prompt. Clients show the description to users, and complete the name. */
const promptSdkSchema = completable(
  sdkSchema.describe(`One of: ${sdks.map((sdk) => `${sdk} (${shortSdkNames[sdk]})`).join(', ')}.`),
  (start) => sdks.filter((sdk) => sdk.startsWith(start)),
);

/**
 * Creates a server with all tools, resources and prompts. The server keeps no state except for the docs and the
 * checker.
 */
export function createServer(docs: Docs, checker: Checker): McpServer {
  const server = new McpServer({ name: 'fishjam-docs', version: serverVersion }, { instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  for (const tool of tools) {
    server.registerTool(tool.name, { ...tool.config, annotations }, (request, { signal }) =>
      answer(() => tool.run(docs, request, checker, signal)),
    );
  }

  server.registerResource(
    'page',
    new ResourceTemplate('fishjam-docs://pages/{version}/{+path}', {
      list: async () => {
        const open = await docs.open();
        // Guides come before the reference, which most agents reach through get_symbol.
        const isReference = ({ path }: SearchDoc) => Number(path.startsWith('/api/'));
        return {
          resources: open.pages
            .toSorted((a, b) => isReference(a) - isReference(b))
            .map(({ path, title }) => ({
              uri: `fishjam-docs://pages/${open.name}${path}`,
              name: path,
              title,
              mimeType: 'text/markdown',
            })),
        };
      },
      complete: { version: async (start) => (await docs.versions()).filter((name) => name.startsWith(start)) },
    }),
    { title: 'Pages of the docs', mimeType: 'text/markdown' },
    async (uri, variables) => {
      const name = String(variables['version']);
      const place = await placeOf(docs, `/${String(variables['path'] ?? '')}`, name);
      const page = await docs.page(place.version, place.route);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page }] };
    },
  );

  server.registerPrompt(
    'integrate-fishjam',
    {
      title: 'Integrate Fishjam',
      description: 'Adds Fishjam to an app, following the rules for its SDK.',
      argsSchema: {
        sdk: promptSdkSchema,
        task: z.string().max(500).optional().describe('What to build.'),
        version: versionSchema,
      },
    },
    async (request) => userMessage(await integratePrompt(docs, request)),
  );
  server.registerPrompt(
    'upgrade-fishjam',
    {
      title: 'Upgrade Fishjam',
      description: 'Upgrades code from one version of an SDK to another.',
      argsSchema: {
        sdk: promptSdkSchema,
        from: textSchema(20).describe('Version that the code uses, such as 0.20.0.'),
        to: textSchema(20).optional().describe('Default: the latest version.'),
      },
    },
    async (request) => userMessage(await upgradePrompt(docs, request)),
  );
  return server;
}

const userMessage = (message: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text: message } }],
});

/**
 * Runs a tool. If the request has a problem, returns the problem as a result that the agent can read, instead of a
 * protocol error.
 */
async function answer(run: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await run() }] };
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof NotOnSite)) {
      console.error(error);
      const reason = error instanceof Error ? error.message : 'Unknown problem.';
      return { isError: true, content: [{ type: 'text', text: `The request failed: ${reason}` }] };
    }
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}
