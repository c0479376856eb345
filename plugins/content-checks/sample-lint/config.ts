import path from 'node:path';
import type { Linter } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import type ts from 'typescript';
import tseslint from 'typescript-eslint';
import type { Environment } from '../../markdown/code-samples/environments';
import { root } from '../../shared/versions';
import { guardedCleanup } from './rules/guarded-cleanup';
import { guardedSdkCall } from './rules/guarded-sdk-call';

/** Options of the project's rules. */
const options = { declarations: path.join(root, 'sdks') };

/** Comparison that does not find a pending join in React: `sdks/<version>/web/connection.d.ts` describes the status. */
const connecting = {
  selector: ":matches(BinaryExpression, ArrayExpression) > Literal[value='connecting']",
  message: '`peerStatus` is `connecting` only during the first join of a provider.',
};

/** Returns the ESLint configuration for samples, which get their types from the program. */
export function configOf(program: ts.Program, environment: Environment): Linter.Config {
  return {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { programs: [program] },
    },
    // Samples must not contain comments that disable a rule, because readers copy them.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'react-hooks': reactHooks as never,
      fishjam: { rules: { 'guarded-cleanup': guardedCleanup as never, 'guarded-sdk-call': guardedSdkCall as never } },
    },
    rules: {
      'fishjam/guarded-cleanup': ['error', options],
      'fishjam/guarded-sdk-call': ['error', options],
      // React's compiler, which provides most of these rules, takes as long as all other rules together.
      ...(environment !== 'node' && reactHooks.configs.recommended.rules),
      ...(environment === 'browser' && { 'no-restricted-syntax': ['error', connecting] }),
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // A handler may be async, because a custom rule checks that it handles its errors.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  } satisfies Linter.Config;
}
