import { defineConfig } from 'vitest/config';

// A release is tried on a copy of the repository, and the result is built: that takes minutes.
export default defineConfig({
  test: { include: ['release/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000, reporters: ['default'] },
});
