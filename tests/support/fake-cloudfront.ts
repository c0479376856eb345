import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { AwsCommand } from '../../deploy/cloudfront/aws';
import { filesIn } from '../../plugins/shared/files';

interface StoredFile {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Time of the upload, in milliseconds. */
  readonly modified: number;
}

/** Parts of a response headers policy that the model sends. */
interface Policy {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
    readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
    readonly FrameOptions: { readonly FrameOption: string };
  };
  readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
}

interface FunctionResult {
  readonly uri: string;
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Options without a value. */
const flags = ['--recursive', '--delete', '--size-only', '--only-show-errors'];

/**
 * Model of a bucket and a distribution, with the commands of the AWS CLI that a deploy uses.
 *
 * Its rules come from the source of the AWS CLI: the order of filters, and the files that `aws s3 sync` skips. The
 * distribution runs the published function, adds the headers of the policy, and sends `/404.html` for missing files.
 */
export class FakeCloudFront {
  readonly files = new Map<string, StoredFile>();
  /** Every value that the policy had, oldest first. */
  readonly policies: Policy[] = [];
  readonly commands: string[] = [];
  #drafted: string;
  #published: string;
  #version = 0;

  constructor(policy: string, code: string) {
    this.policies.push(JSON.parse(policy) as Policy);
    this.#drafted = code;
    this.#published = code;
  }

  get policy(): Policy {
    return this.policies.at(-1)!;
  }

  /** Runs a command; an unknown command or option is an error. */
  readonly aws = (command: AwsCommand): string => {
    const [service, name = '', ...rest] = command;
    this.commands.push(`${service} ${name}`);
    const { positional, options, filters } = parse(rest);
    const used = new Set<string>();
    const option = (key: string): string => {
      const value = options.get(key);
      if (value === undefined) throw new Error(`aws ${name}: ${key} is missing.`);
      used.add(key);
      return value;
    };
    const output =
      service === 's3' ? this.#s3(name, positional, filters, options, used) : this.#run(name, positional, option);
    for (const key of ['--query', '--output']) used.add(key);
    const unknown = [...options.keys()].filter((key) => !used.has(key));
    if (unknown.length > 0) throw new Error(`aws ${name}: unknown options ${unknown.join(', ')}.`);
    return output;
  };

  #s3(
    name: string,
    [from = '', to = '']: readonly string[],
    filters: readonly Filter[],
    options: ReadonlyMap<string, string>,
    used: Set<string>,
  ): string {
    for (const key of [...flags, '--cache-control', '--content-type']) used.add(key);
    if (name === 'sync' && from.startsWith('s3://')) this.#download(to);
    else if (name === 'sync' || (name === 'cp' && options.has('--recursive'))) {
      const local = filesIn(from);
      for (const key of local.filter((file) => passes(file, filters))) {
        const file = path.join(from, key);
        if (name === 'sync' && this.#isUpToDate(key, file, options.has('--size-only'))) continue;
        this.files.set(key, {
          content: readFileSync(file),
          headers: {
            'cache-control': options.get('--cache-control') ?? '',
            'content-type': options.get('--content-type') ?? 'guessed by the AWS CLI',
          },
          modified: Date.now(),
        });
      }
      if (options.has('--delete'))
        for (const key of this.files.keys()) if (!local.includes(key) && passes(key, filters)) this.files.delete(key);
    } else throw new Error(`aws s3 ${name}: unknown command.`);
    return '';
  }

  #isUpToDate(key: string, file: string, sizeOnly: boolean): boolean {
    const stored = this.files.get(key);
    const { size, mtimeMs } = statSync(file);
    return stored?.content.length === size && (sizeOnly || stored.modified >= mtimeMs);
  }

  #download(folder: string): void {
    for (const [key, { content, modified }] of this.files) {
      const file = path.join(folder, key);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      utimesSync(file, modified / 1000, modified / 1000);
    }
  }

  #run(name: string, [file = '']: readonly string[], option: (key: string) => string): string {
    const etag = () => `E${this.#version}`;
    const change = () => {
      if (option('--if-match') !== etag()) throw new Error(`aws ${name}: PreconditionFailed`);
      this.#version += 1;
    };
    switch (name) {
      case 'get-distribution-config':
        return option('--id') === 'DISTRIBUTION' ? 'POLICY\n' : 'None\n';
      case 'get-response-headers-policy-config':
        option('--id');
        return JSON.stringify({ ETag: etag(), ResponseHeadersPolicyConfig: this.policy });
      case 'update-response-headers-policy':
        change();
        option('--id');
        this.policies.push(JSON.parse(option('--response-headers-policy-config')) as Policy);
        return '{}';
      case 'get-function':
        option('--name');
        option('--stage');
        writeFileSync(file, this.#published);
        return '{}';
      case 'describe-function':
        option('--name');
        return `${etag()}\n`;
      case 'update-function':
        change();
        option('--name');
        option('--function-config');
        this.#drafted = readFileSync(option('--function-code').replace('fileb://', ''), 'utf8');
        return `${etag()}\n`;
      case 'publish-function':
        change();
        option('--name');
        this.#published = this.#drafted;
        return '{}';
      case 'create-invalidation':
        option('--distribution-id');
        if (option('--paths') !== '/*') throw new Error(`aws ${name}: some paths would remain cached.`);
        return '{}';
      default:
        throw new Error(`aws cloudfront ${name}: unknown command.`);
    }
  }

  /** Starts a server that responds as the distribution does. */
  async listen(): Promise<{ readonly origin: string; readonly close: () => void }> {
    const server = createServer((request, response) => this.#respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return {
      origin: `http://localhost:${address.port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  #respond({ url = '/', method }: IncomingMessage, response: ServerResponse): void {
    const [uri, query = ''] = url.split('?');
    const handler = runInNewContext(`${this.#published}; handler`) as (event: object) => FunctionResult;
    const result = handler({ request: { method, uri, rawQueryString: () => query, headers: {} } });
    if (result.statusCode) {
      const headers = Object.entries(result.headers).map(([name, { value }]) => [name, value] as const);
      response.writeHead(result.statusCode, Object.fromEntries(headers)).end();
      return;
    }
    const found = this.files.get(result.uri.slice(1));
    const file = found ?? this.files.get('404.html');
    response.writeHead(found ? 200 : 404, { ...file?.headers, ...headersOf(this.policy) }).end(file?.content);
  }
}

function headersOf({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Policy): Record<string, string> {
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'x-frame-options': security.FrameOptions.FrameOption,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

type Filter = readonly [kind: string, pattern: string];

function parse(args: readonly string[]): {
  positional: string[];
  options: ReadonlyMap<string, string>;
  filters: Filter[];
} {
  const positional: string[] = [];
  const options = new Map<string, string>();
  const filters: Filter[] = [];
  const rest = args.values();
  for (const arg of rest) {
    if (!arg.startsWith('--')) positional.push(arg);
    else if (flags.includes(arg)) options.set(arg, '');
    else {
      const value = rest.next().value ?? '';
      if (arg === '--include' || arg === '--exclude') filters.push([arg, value]);
      else options.set(arg, value);
    }
  }
  return { positional, options, filters };
}

/** Whether the filters include a file. The last filter that matches decides, and `*` also matches slashes. */
function passes(file: string, filters: readonly Filter[]): boolean {
  const matches = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
      's',
    ).test(file);
  return (filters.findLast(([, pattern]) => matches(pattern))?.[0] ?? '--include') === '--include';
}
