import { connect } from 'node:net';

/** Unprocessed response of a server. */
export interface RawAnswer {
  readonly status: number;
  /** Headers by lowercase name; repeated values are joined by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Options of a request. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request unchanged, without a library that would normalize the path.
 *
 * @param target - path and query as Latin-1, one byte per character.
 * @throws Error if the connection closes before the response head is complete.
 */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
    const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    const end = () => {
      const answer = parse(Buffer.concat(chunks));
      if (answer) resolve(answer);
      else reject(new Error(`No complete response to ${JSON.stringify(target.slice(0, 200))}.`));
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', end);
    // A server may close the connection while a request that is too long is being sent. The error is ignored, because
    // the server has already responded.
    socket.on('error', () => undefined);
    socket.write(Buffer.from(head, 'latin1'));
  });
}

/** Parses a response. Returns `undefined` if its head is incomplete. */
function parse(answer: Buffer): RawAnswer | undefined {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return { status: Number(first.split(' ')[1]), headers, body: answer.subarray(end + 4) };
}
