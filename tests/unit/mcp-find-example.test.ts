import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { findExampleTool } from '../../packages/mcp/src/tools/find-example';
import { siteOf } from '../support/mcp-site';

describe('the tasks that are listed if no guide matches', () => {
  const program = [{ path: '/examples/a.md', sdk: 'web' }];
  const tasks = [
    { task: 'Join a room', sdks: ['web'], route: '/join', examples: [] },
    { task: 'Build a call', sdks: ['web'], route: '/call', examples: program },
    { task: 'Build a call', sdks: ['mobile'], route: '/mobile/call', examples: program },
    { task: 'Build a backend', sdks: ['server'], route: '/backend', examples: program },
    { task: 'Use an agent', sdks: [], route: '/agent', examples: [] },
  ];
  const docs = new Docs(siteOf({ '1.0.0': { docs: [], files: { '/tasks.json': { tasks } } } }));

  it.each([
    [{}, 'Join a room; Build a call; Build a backend; Use an agent'],
    [{ sdk: 'web' }, 'Join a room; Build a call; Use an agent'],
    [{ whole: true }, 'Build a call; Build a backend'],
    [{ sdk: 'web', whole: true }, 'Build a call'],
  ] as const)('are those that the tool would return: %j', async (request, listed) => {
    await expect(findExampleTool.run(docs, { task: 'zzz', ...request })).rejects.toThrow(
      `No guide has an example for "zzz". Tasks with an example: ${listed}.`,
    );
  });
});
