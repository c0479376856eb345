import path from 'node:path';
import type { Linter } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import type ts from 'typescript';
import tseslint from 'typescript-eslint';
import type { Environment } from '../code-samples/environments';
import { root } from '../shared/versions';
import { guardedSdkCall } from './guarded-sdk-call/rule';

/** The rules that samples of an environment keep, as the configuration of ESLint that has the types of a program. */
export function configOf(program: ts.Program, environment: Environment): Linter.Config {
  return {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { programs: [program] },
    },
    // What a reader copies has no comment that switches a rule off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'react-hooks': reactHooks as never,
      fishjam: { rules: { 'guarded-sdk-call': guardedSdkCall as never } },
    },
    rules: {
      'fishjam/guarded-sdk-call': ['error', { declarations: path.join(root, 'sdks') }],
      // React's compiler, which has most of these rules, takes as long as all else together.
      ...(environment !== 'node' && reactHooks.configs.recommended.rules),
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // A handler may be async: that it handles its errors is checked by a rule of our own.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  } satisfies Linter.Config;
}
