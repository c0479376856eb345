import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Docusaurus compiles JSX itself, so tsconfig.json preserves JSX. The tests need compiled JSX.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One second, the default, is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // By default, Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: 2,
    reporters: ['default'],
  },
});
