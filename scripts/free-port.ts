import { createServer } from 'node:net';

/** Ports tried one after the other, from the wanted one on. */
const attempts = 20;

/**
 * Finds a port that nobody listens on, for a server that cannot say by itself that its port is in use.
 *
 * @param wanted - tried first, then the ones after it; 0 takes any free one.
 * @throws Error when none of them is free.
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port++) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
    console.log(`Port ${port} is in use; trying ${port + 1}.`);
  }
  throw new Error(
    `No free port between ${wanted} and ${wanted + attempts - 1}. Free one, or choose another with PORT=….`,
  );
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
