import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/*.test.ts', 'e2e/browsers/*.test.ts'],
    globalSetup: 'e2e/support/serve.ts',
    // Ends a test that hangs. On a busy machine, a test can take several times as long as usual.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    // The files share no state but caches, and loading Playwright for each file takes half a second.
    isolate: false,
    // Each worker starts a browser, and the machine may have only two cores.
    maxWorkers: 2,
    // Concurrent tests share the two pages of e2e/support/page-tests.ts.
    maxConcurrency: 2,
    reporters: ['default'],
  },
});
