import { defineConfig } from 'vitest/config';

// One browser at a time, because the machine may have only two cores.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/serve.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // For concurrent tests: pages.test.ts has two pages for them.
    maxConcurrency: 2,
    reporters: ['default'],
  },
});
