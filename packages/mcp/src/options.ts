import { parseArgs } from 'node:util';
import { UserError } from './user-error';

/** Options of the command line. */
export interface Options {
  /** Folder or address of the built site. */
  readonly site: string;
  /** Version of the docs for calls that name none. */
  readonly version?: string;
  /** Whether to serve over HTTP instead of stdio. */
  readonly http: boolean;
  readonly host: string;
  readonly port: number;
  readonly allowedOrigins: readonly string[];
  readonly allowedHosts: readonly string[];
  readonly help: boolean;
}

export const usage = `Usage: fishjam-docs-mcp [options]

  --site <folder or URL>    built site to read (default: https://docs.fishjam.io)
  --docs-version <version>  version for calls that name none, except upgrades (default: the latest)
  --http                    serve over streamable HTTP instead of stdio
  --host <host>             address to listen on (default: 127.0.0.1)
  --port <port>             port to listen on (default: 3333)
  --allow-origin <origin>   origin of web pages that may call the server; repeatable
  --allow-host <name>       host name that requests may use; repeatable
  --help                    print this text`;

/**
 * Reads the command line.
 *
 * @throws UserError that lists all valid options when an option is invalid.
 */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        site: { type: 'string', default: 'https://docs.fishjam.io' },
        'docs-version': { type: 'string' },
        http: { type: 'boolean', default: false },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '3333' },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        'allow-host': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    // `Number` turns an empty text into 0, which means any port.
    if (!/^\d+$/.test(values.port) || port > 65_535)
      throw new Error(`--port is ${values.port}; write a number from 0 to 65535.`);
    return {
      site: values.site,
      ...(values['docs-version'] !== undefined && { version: values['docs-version'] }),
      http: values.http,
      host: values.host,
      port,
      allowedOrigins: values['allow-origin'],
      allowedHosts: values['allow-host'].map((name) => name.toLowerCase()),
      help: values.help,
    };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
