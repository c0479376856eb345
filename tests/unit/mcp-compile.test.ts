import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../packages/mcp/src/check/compile';

const compiler = createCompiler(
  {
    version: 'next',
    sdk: 'server',
    modules: {},
    files: {},
    types: '',
    compilerOptions: { strict: true, noEmit: true },
  },
  {},
);

const codesOf = (files: Record<string, string>) => {
  const { problems, uncheckedModules } = compiler.compile(files);
  return { problems: problems.map(({ file, code }) => `${file} ${code}`), uncheckedModules };
};

describe('code that uses a package without published types', () => {
  const imported = "import fastify from 'fastify';\n";

  it('has no problems with parameters that get their types from the package', () => {
    const code = `${imported}declare module 'fastify' { interface Request { id: string } }
fastify().get('/', (request, { reply }, ...rest) => [request, reply, rest]);`;
    expect(codesOf({ 'a.ts': code })).toEqual({ problems: [], uncheckedModules: ['fastify'] });
  });

  it('has all other problems, even in other files', () => {
    const files = {
      'a.ts': `${imported}export const port: string = 3000;\nfastify();`,
      'b.ts': 'export const run = (job) => job;',
    };
    expect(codesOf(files)).toEqual({ problems: ['a.ts TS2322', 'b.ts TS7006'], uncheckedModules: ['fastify'] });
  });
});
