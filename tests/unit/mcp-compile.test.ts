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

  it('has no such problems in files that use the package through another file', () => {
    const files = {
      'app.ts': `${imported}export const app = fastify();`,
      'routes.ts': "import { app } from './app';\napp.get('/', (request) => request);",
    };
    expect(codesOf(files)).toEqual({ problems: [], uncheckedModules: ['fastify'] });
  });

  it('has all other problems', () => {
    const code = `${imported}export const port: string = 3000;\nfastify();`;
    expect(codesOf({ 'a.ts': code })).toEqual({ problems: ['a.ts TS2322'], uncheckedModules: ['fastify'] });
  });
});

it.each([
  ['@/lib/join', 'lib/join.ts'],
  ['@/lib/join', 'src/lib/join.ts'],
  ['~/lib/join', 'lib/join.ts'],
])('an import of %s is checked against %s', (specifier, name) => {
  const page = `import { join } from '${specifier}';\nexport const id: string = join(1);`;
  const files = { 'app/[room]/page.ts': page, [name]: 'export const join = (count: number) => count;' };
  expect(codesOf(files)).toEqual({ problems: ['app/[room]/page.ts TS2322'], uncheckedModules: [] });
});

it('an import by an alias of a file that was not sent is a problem', () => {
  expect(codesOf({ 'a.ts': "import '@/b';\nimport { c } from '@/c';\nc();" })).toEqual({
    problems: ['a.ts TS2882', 'a.ts TS2307'],
    uncheckedModules: [],
  });
});

it('code that uses no package has problems with parameters without a type', () => {
  expect(codesOf({ 'b.ts': 'export const run = (job) => job;' }).problems).toEqual(['b.ts TS7006']);
});
