import { defineConfig } from 'vitest/config';

// Browser tests that take minutes: all guides, failure matrix, deploys, malformed input.
export default defineConfig({
  test: {
    include: ['e2e/full/*.test.ts'],
    globalSetup: 'e2e/support/serve.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxConcurrency: 2,
    reporters: ['default'],
  },
});
