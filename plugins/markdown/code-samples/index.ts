import type { Plugin } from '@docusaurus/types';
import { stopHighlighter } from './highlighter';

const NAME = 'code-samples';

/** The part of the bundler's compiler that is used here; the framework's types describe webpack. */
interface Compiler {
  readonly hooks: { readonly finishMake: { tap(name: string, run: () => void): void } };
}

/** Stops the highlighting process after all pages are compiled, except with `docusaurus start`, which compiles again. */
export default function codeSamples(): Plugin {
  const apply = (compiler: object) => (compiler as Compiler).hooks.finishMake.tap(NAME, stopHighlighter);
  return {
    name: NAME,
    configureWebpack: ({ mode }) => (mode === 'production' ? { plugins: [{ apply }] } : {}),
  };
}
