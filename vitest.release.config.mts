import { defineConfig } from 'vitest/config';

// A release is tried on a copy of the repository, and the result is built; the site itself is built a second time.
export default defineConfig({
  test: {
    include: ['release/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Both build, and one at a time needs enough memory.
    fileParallelism: false,
    reporters: ['default'],
  },
});
