import { defineConfig } from 'vitest/config';

// Browser tests that take minutes: all guides, failure matrix, deploys, malformed input.
export default defineConfig({
  test: {
    include: ['e2e/full/*.test.ts'],
    globalSetup: 'e2e/support/serve.ts',
    // Ends a test that hangs. On a busy machine, a test can take several times as long as usual.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
    maxConcurrency: 2,
    reporters: ['default'],
  },
});
