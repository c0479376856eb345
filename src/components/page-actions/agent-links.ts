/** Name of the MCP server in clients, and the arguments with which `npx` starts it. */
const server = 'fishjam-docs';
const npx = ['-y', '@fishjam-cloud/docs-mcp'];

/** Command or configuration that adds the MCP server to each client. */
export const mcpLines = {
  'Claude Code': `claude mcp add ${server} -- npx ${npx.join(' ')}`,
  Codex: `codex mcp add ${server} -- npx ${npx.join(' ')}`,
  'VS Code': `code --add-mcp '${JSON.stringify({ name: server, command: 'npx', args: npx })}'`,
  Cursor: JSON.stringify({ mcpServers: { [server]: { command: 'npx', args: npx } } }, undefined, 2),
} as const satisfies Readonly<Record<string, string>>;

/** Chat services whose URL can contain the first message. */
const chats: readonly (readonly [name: string, address: string])[] = [
  ['Claude', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/?q='],
];

/**
 * Returns the addresses that open a chat about a page.
 *
 * @param markdown - URL of the page's Markdown.
 */
export function chatLinks(markdown: string): { name: string; href: string }[] {
  const question = encodeURIComponent(`Read ${markdown} and help me use it.`);
  return chats.map(([name, address]) => ({ name, href: address + question }));
}
