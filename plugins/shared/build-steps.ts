/** The moments of a build: all modules are made; the bundler has ended, and pages are rendered. */
type BuildStep = 'finishMake' | 'shutdown';

/** What is used here of the bundler's compiler; the framework's types are those of webpack. */
interface Compiler {
  readonly hooks: Readonly<Record<BuildStep, { tap(name: string, run: () => void): void }>>;
}

/**
 * What `configureWebpack` has to return, so that something is done at steps of a build; nothing with `docusaurus start`,
 * which compiles again and again.
 *
 * @param name - of the plugin that wants it.
 */
export function atBuildSteps(
  mode: string | undefined,
  name: string,
  steps: readonly BuildStep[],
  run: () => void,
): { plugins: { apply(compiler: object): void }[] } {
  if (mode !== 'production') return { plugins: [] };
  const apply = (compiler: object) => {
    for (const step of steps) (compiler as Compiler).hooks[step].tap(name, run);
  };
  return { plugins: [{ apply }] };
}
