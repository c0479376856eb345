import type { TestProject } from 'vitest/node';
import { serveSite } from '../../tools/local/serve';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a trailing slash. */
    baseUrl: string;
  }
}

/** Serves the built site during the run. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { server, port } = await serveSite(4700);
  provide('baseUrl', `http://localhost:${port}`);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
