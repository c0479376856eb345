/**
 * Steps of a build: `finishMake`, when all modules have been created, and `shutdown`, when the bundler has ended and
 * pages are rendered.
 */
type BuildStep = 'finishMake' | 'shutdown';

/** The part of the bundler's compiler that is used here; the framework's types describe webpack. */
interface Compiler {
  readonly hooks: Readonly<Record<BuildStep, { tap(name: string, run: () => void): void }>>;
}

/**
 * Returns a `configureWebpack` result that runs a function at steps of a build. Does nothing with `docusaurus start`,
 * which compiles repeatedly.
 *
 * @param name - name of the calling plugin.
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
