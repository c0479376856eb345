import { defineConfig } from 'vitest/config';

// One browser at a time: the machine that runs this may have two cores.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/serve.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // Of the tests that say that they may run at once: pages.test.ts has two pages for them.
    maxConcurrency: 2,
    reporters: ['default'],
  },
});
