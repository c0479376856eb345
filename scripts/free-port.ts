import { createServer } from 'node:net';

/** Number of ports to try, starting at the requested one. */
const attempts = 20;

/**
 * Finds an unused port, for a server that does not report a port conflict itself.
 *
 * @param wanted - the first port to try, then the following ones; 0 uses any free port.
 * @throws Error when all of them are in use.
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
