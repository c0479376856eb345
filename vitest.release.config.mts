import { defineConfig } from 'vitest/config';

// Creates a release in a copy of the repository, and builds the result. Also builds the site itself a second time.
export default defineConfig({
  test: {
    include: ['release/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // The tests run builds, and even one build at a time needs a lot of memory.
    fileParallelism: false,
    reporters: ['default'],
  },
});
