import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueBody, type ReleaseResult } from '../../tools/sdk-releases/body';
import { updateIssue } from '../../tools/sdk-releases/issue';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly token: string | undefined;
  readonly body: unknown;
}

let server: Server;
let received: Received[];
let issues: object[];
let status: number;

beforeEach(async () => {
  received = [];
  issues = [];
  status = 200;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, token: headers.authorization, body: text ? JSON.parse(text) : undefined });
      const page = Number(new URL(url, 'http://x').searchParams.get('page'));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(method === 'GET' ? issues.slice((page - 1) * 100, page * 100) : { number: 7 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const bot = { login: 'github-actions[bot]' };
const update = (isNeeded = true) => {
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return updateIssue({ api, name: 'a/b', token: 'secret' }, 'Title', 'New text', isNeeded);
};
const sent = () => received.filter(({ method }) => method !== 'GET');

describe('the issue with the differences', () => {
  it('is opened with its title', async () => {
    expect(await update()).toBe(7);
    expect(sent()).toEqual([
      { method: 'POST', url: '/repos/a/b/issues', token: 'Bearer secret', body: { title: 'Title', body: 'New text' } },
    ]);
  });

  it('is updated if it is open, on any page of the list', async () => {
    issues = [
      ...Array.from({ length: 100 }, (_, number) => ({ number, title: 'x', user: bot })),
      { number: 123, title: 'Title', user: bot },
    ];
    await update();
    expect(sent()).toEqual([
      { method: 'PATCH', url: '/repos/a/b/issues/123', token: 'Bearer secret', body: { body: 'New text' } },
    ]);
  });

  it('is neither an issue by someone else nor a pull request', async () => {
    issues = [
      { number: 1, title: 'Title', user: { login: 'someone' } },
      { number: 2, title: 'Title', user: bot, pull_request: {} },
    ];
    await update();
    expect(sent()[0]?.method).toBe('POST');
  });

  it('is not opened without differences', async () => {
    expect(await update(false)).toBeUndefined();
    expect(sent()).toEqual([]);
  });

  it('reports the status of a failed request', async () => {
    status = 403;
    await expect(update()).rejects.toThrow('GitHub responded with 403 to the GET request');
  });
});

describe('the text of the issue', () => {
  const result = (sdk: string, outcome: ReleaseResult['outcome'], text = '') => ({ sdk, outcome, text });

  it('contains each report as code, even one that contains fences', () => {
    expect(issueBody([result('web', 'different', '```\n@someone')])).toContain(
      '## web\n\n````text\n```\n@someone\n````',
    );
  });

  it('fits into an issue', () => {
    const results = ['web', 'mobile', 'server'].map((sdk) => result(sdk, 'different', 'x'.repeat(100_000)));
    expect(issueBody(results).length).toBeLessThan(65_536);
  });

  it('has a command only for each SDK that differs', () => {
    const body = issueBody([
      result('web', 'different'),
      result('mobile', 'same'),
      result('server', 'failed'),
      result('python', 'different'),
    ]);
    expect(body.match(/npm run sdk:diff[^`]*/g)).toEqual([
      'npm run sdk:diff -- web latest --write',
      'npm run sdk:diff -- python latest',
    ]);
    expect(body).toMatch(/^Some of the newest releases differ/);
  });

  it('claims no differences if there are none', () => {
    expect(issueBody([result('web', 'same')])).toMatch(/^The newest releases match .* You can close this issue\.$/m);
    const failed = issueBody([result('web', 'same'), result('mobile', 'failed')]);
    expect(failed).toMatch(/^No differences were found, but some .* could not be compared\.$/m);
  });
});
