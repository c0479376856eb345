import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { sdks } from '../../../src/lib/sdks';
import { markdownPath } from '../../../src/lib/page-path';
import { version as serverVersion } from '../package.json';
import type { Checker } from './check/checker';
import type { Docs } from './docs';
import { integratePrompt, upgradePrompt } from './prompts';
import { NotOnSite } from './site/site';
import { checkCode, mostCode } from './tools/check-code';
import { findExample } from './tools/find-example';
import { getSymbol } from './tools/get-symbol';
import { listChanges } from './tools/list-changes';
import { placeOf, readPage } from './tools/read-page';
import { mostHits, searchDocs } from './tools/search-docs';
import { UserError } from './user-error';

const text = (longest: number) => z.string().min(1).max(longest);
const version = text(20).optional().describe('Such as 0.22.0 or next. Default: the latest.');
const sdk = z.enum(sdks);
const fileName = z
  .string()
  .max(100)
  .regex(
    /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:[cm]?tsx?|json|py)$/,
    'Write a relative path such as src/App.tsx or main.py.',
  );
/** The compiler does not check JSON, and it skips declaration files. */
const nameOfCode = fileName.regex(
  /^(?!.*\.(?:json|d\.[^/]+)$)/,
  'Send JSON and declaration files in otherFiles, because they cannot be checked alone.',
);

const instructions =
  'Documentation of Fishjam (video calls, livestreams and AI agents) for React, React Native, Node.js and Python. ' +
  'Start with search_docs or find_example, read one section with read_page, look a name up with get_symbol, ' +
  'pass the SDK that you use (web: React, mobile: React Native, server: Node.js, server-python: Python), ' +
  'and run check_code before you hand over code.';

/**
 * Creates a server with all tools, resources and prompts. The server keeps no state except for the docs and the
 * checker.
 */
export function createServer(docs: Docs, checker: Checker): McpServer {
  const server = new McpServer({ name: 'fishjam-docs', version: serverVersion }, { instructions });
  const readOnly = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: 'Finds pages and sections that match words, a task, an error message or a name.',
      inputSchema: {
        query: text(200),
        version,
        sdk: sdk.optional(),
        limit: z.number().int().min(1).max(mostHits).optional().describe('Number of pages. Default: 5.'),
      },
      annotations: readOnly,
    },
    (request) => answer(() => searchDocs(docs, request)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown, or one of its sections.',
      inputSchema: {
        path: text(300).describe('Path or URL from search_docs; an anchor selects a section.'),
        section: text(200).optional().describe('Heading or anchor of a section. Default: the whole page.'),
        version,
        sdk: sdk.optional().describe('Leaves out the tabs for other SDKs.'),
      },
      annotations: readOnly,
    },
    (request) => answer(() => readPage(docs, request)),
  );
  server.registerTool(
    'get_symbol',
    {
      title: 'Look up a symbol',
      description: 'Returns the import line, signature, members and guides of a symbol, or the details of one member.',
      inputSchema: { name: text(100).describe('useCamera or useCamera.toggleCamera'), sdk: sdk.optional(), version },
      annotations: readOnly,
    },
    (request) => answer(() => getSymbol(docs, request)),
  );
  server.registerTool(
    'list_changes',
    {
      title: 'List changes between versions',
      description: 'Lists symbols and members that were removed, changed, deprecated or added between two versions.',
      inputSchema: {
        from: text(20).describe('Version that the code uses now.'),
        to: text(20).optional().describe('Version to upgrade to. Default: the latest.'),
        sdk: sdk.optional(),
      },
      annotations: readOnly,
    },
    (request) => answer(() => listChanges(docs, request)),
  );
  server.registerTool(
    'find_example',
    {
      title: 'Find an example',
      description: 'Returns checked sample code for a task, or a whole program.',
      inputSchema: {
        task: text(200).describe('Such as: share the screen'),
        sdk: sdk.optional(),
        version,
        language: z.enum(['typescript', 'python', 'bash']).optional(),
        whole: z.boolean().optional().describe('Returns the whole program of the guide instead of its best samples.'),
      },
      annotations: readOnly,
    },
    (request) => answer(() => findExample(docs, request)),
  );
  server.registerTool(
    'check_code',
    {
      title: 'Check code',
      description:
        'Checks TypeScript or Python code against the types of an SDK, without running the code. Returns problems, each with the page of the symbol.',
      inputSchema: {
        code: text(mostCode),
        sdk,
        version,
        fileName: nameOfCode.optional().describe('Default: code.tsx or code.py'),
        otherFiles: z
          .array(z.object({ name: fileName, code: z.string().max(mostCode) }))
          .max(20)
          .optional()
          .describe('Files that the code imports.'),
      },
      annotations: readOnly,
    },
    (request) => answer(() => checkCode(docs, checker, request)),
  );

  server.registerResource(
    'page',
    new ResourceTemplate('fishjam-docs://pages/{version}/{+path}', {
      list: async () => {
        const open = await docs.open();
        return {
          resources: open.pages.map(({ path, title }) => ({
            uri: `fishjam-docs://pages/${open.name}${path}`,
            name: title,
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
      const page = await docs.site.read(markdownPath(place.route));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page }] };
    },
  );

  server.registerPrompt(
    'integrate-fishjam',
    {
      title: 'Integrate Fishjam',
      description: 'Adds Fishjam to an app, following the rules for its SDK.',
      argsSchema: { sdk, task: z.string().max(500).optional().describe('What to build.'), version },
    },
    async (request) => userMessage(await integratePrompt(docs, request)),
  );
  server.registerPrompt(
    'upgrade-fishjam',
    {
      title: 'Upgrade Fishjam',
      description: 'Upgrades code from one version of an SDK to another.',
      argsSchema: { sdk, from: text(20), to: text(20).optional() },
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
