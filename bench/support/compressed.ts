import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveSite } from '../../tools/local/serve';

/** Media types of files that are sent compressed. */
const text = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;

/** Addresses of files whose names contain a hash of their content. Astro's folder for them is `_astro`. */
const hashed = /^\/(?:assets|_astro)\/.*[.-][\w-]{6,}\.\w+$/;

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * Runs a function while a built site is served as a good host would serve it. Files are compressed with Brotli at the
 * highest quality.
 *
 * Each file is compressed once, on the first request.
 *
 * @param folder - built site, absolute or relative to the project root.
 * @param run - receives the address, without a trailing slash.
 */
export async function whileServedCompressed<T>(folder: string, run: (baseUrl: string) => Promise<T>): Promise<T> {
  const inner = await serveSite(0, folder);
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const response = await fetch(`http://localhost:${inner.port}${url}`, { redirect: 'manual' });
    const plain = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const location = response.headers.get('location');
    const isCompressed = text.test(type) && plain.length > 0;
    return {
      status: response.status,
      headers: {
        ...(type && { 'content-type': type }),
        ...(location && { location }),
        ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
        'cache-control': hashed.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      body: isCompressed ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : plain,
    };
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    answer.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  try {
    return await run(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
  } finally {
    for (const each of [server, inner.server]) {
      each.close();
      each.closeAllConnections();
    }
  }
}
