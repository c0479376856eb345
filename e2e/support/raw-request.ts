import { connect } from 'node:net';

/** What a server answered, as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; the values of a header that came more than once, joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** What is asked beside the path. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request exactly as it is given: no library puts the path right.
 *
 * @param target - path and query, as bytes of Latin-1, so that each character is one byte.
 * @throws Error when the connection breaks before there is a whole head.
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
      else reject(new Error(`No whole answer to ${JSON.stringify(target.slice(0, 200))}.`));
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', end);
    // A server may close while a request that is too long is still being sent: what it has said counts.
    socket.on('error', () => undefined);
    socket.write(Buffer.from(head, 'latin1'));
  });
}

/** Takes an answer apart; undefined when its head is not whole. */
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
