import { z } from 'zod';
import { rulesPath, type PublishedSymbol } from '../../../../src/lib/agent-files';
import type { Checker } from '../check/checker';
import { mostProblems, type CodeProblem } from '../check/problem';
import type { Docs, OpenVersion } from '../docs';
import { UserError } from '../user-error';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tool';

/** Maximum total size of the code in a call, in characters. */
const mostCode = 100_000;

const fileName = z
  .string()
  .max(100)
  .regex(
    // Frameworks use brackets and signs in names, as in app/[room]/page.tsx or (call)/_layout.tsx.
    /^(?:[\w[(@$+~-][\w.[\]()@$+~-]*\/)*[\w[(@$+~-][\w.[\]()@$+~-]*\.(?:[cm]?tsx?|json|py)$/,
    'Write a relative path such as src/App.tsx or main.py.',
  );
/** The compiler does not check JSON, and it skips declaration files. */
const nameOfCode = fileName.regex(
  /^(?!.*\.(?:json|d\.[^/]+)$)/,
  'Send JSON and declaration files in otherFiles, because they cannot be checked alone.',
);

const input = z.object({
  code: textSchema(mostCode),
  sdk: sdkSchema,
  version: versionSchema,
  fileName: nameOfCode.optional().describe('Default: code.tsx or code.py'),
  otherFiles: z
    .array(z.object({ name: fileName, code: z.string().max(mostCode) }))
    .max(40)
    .optional()
    .describe('Other files to check together with the code, such as files that it imports.'),
});

/** Comments that hide problems from the compiler. */
const suppression = /@ts-(?:ignore|nocheck|expect-error)|#\s*pyright:/;

/** Checks code against the declarations of an SDK, and names the page of each symbol that a problem concerns. */
async function checkCode(
  docs: Docs,
  { code, sdk, version: name, fileName: given, otherFiles = [] }: z.infer<typeof input>,
  checker: Checker,
  canceled?: AbortSignal,
): Promise<string> {
  const isPython = sdk === 'server-python';
  const all = [{ name: given ?? (isPython ? 'code.py' : 'code.tsx'), code }, ...otherFiles];
  const other = all.find((file) => file.name.endsWith('.py') !== isPython && !file.name.endsWith('.json'));
  if (other)
    throw new UserError(
      `${other.name} is not a file of the ${sdk} SDK. Use ${isPython ? '.py files' : 'TypeScript files, or sdk: server-python for Python'}.`,
    );
  const clash = all.find((file, at) => all.some((each, index) => index !== at && clashes(file.name, each.name)));
  if (clash)
    throw new UserError(`The name ${clash.name} belongs to two files, or to a file and a folder. Send each file once.`);
  const size = all.reduce((total, file) => total + file.code.length, 0);
  if (size > mostCode) throw new UserError(`The code has ${size} characters; at most ${mostCode} are allowed.`);
  const version = await docs.open(name);
  const files = Object.fromEntries(all.map((file) => [file.name, file.code]));
  const { problems, uncheckedModules } =
    sdk === 'server-python'
      ? await checker.checkPython(files, await docs.stubs(version), canceled)
      : await checker.check(files, await docs.declarations(version, sdk), canceled);
  const symbols = (await docs.symbols(version)).filter((symbol) => symbol.sdk === sdk);
  const hidden = all.filter((file) => suppression.test(file.code)).map((file) => file.name);
  const notes = [
    ...(problems.length === mostProblems ? [`Only the first ${mostProblems} problems are listed.`] : []),
    ...(hidden.length > 0
      ? [
          `Comments such as ${isPython ? '# pyright: ignore' : '@ts-ignore'} hide problems in ${hidden.join(', ')}: remove them.`,
        ]
      : []),
    ...(uncheckedModules.length > 0
      ? [`Not checked, because the types are not available here: ${uncheckedModules.join(', ')}.`]
      : []),
  ];
  const place = `Fishjam ${version.name}, ${sdk} SDK`;
  const count = all.filter(({ name: file }) => !file.endsWith('.json')).length;
  const compiled = count === 1 ? 'the code compiles' : `all ${count} files compile`;
  const head =
    problems.length === 0
      ? `No problems: ${compiled} against ${place}. Types do not catch all mistakes: see ${version.prefix}${rulesPath(sdk)}.`
      : `Problems against ${place}:`;
  return [head, ...problems.map((problem) => problemText(problem, symbols, version)), ...notes].join('\n');
}

/** Whether two files cannot exist together, because a path is also the path or the folder of the other file. */
function clashes(path: string, other: string): boolean {
  return `${other}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}

function problemText(problem: CodeProblem, symbols: readonly PublishedSymbol[], version: OpenVersion): string {
  const { file, line, column, code, message } = problem;
  const place = `- ${file}:${line}:${column} ${code} ${message}`;
  const routes = [...new Set(problem.symbols.flatMap((name) => routeOf(name, symbols) ?? []))];
  if (routes.length > 0) return `${place}\n  See ${routes[0]}`;
  const [missing] = problem.code === 'TS2305' || /unknown import symbol/.test(message) ? problem.symbols : [];
  const others = missing === undefined ? [] : version.searcher.search(missing).elsewhere;
  const hint = others[0] ? `\n  Version ${others[0].version} has ${others[0].name}: ${others[0].url}` : '';
  return place + hint;
}

/** Returns the page of a symbol, or the section of a member; undefined for other names. */
function routeOf(name: string, symbols: readonly PublishedSymbol[]): string | undefined {
  const [symbolName, memberName] = name.split('.');
  const own = symbols.filter((symbol) => symbol.name === symbolName);
  const member = own.flatMap(({ members }) => members).find((each) => each.name === memberName);
  if (member ?? own[0]) return member?.route ?? own[0]?.route;
  // pyright's messages contain the name of a method without its class. TypeScript's messages quote any name.
  if (symbols[0]?.sdk !== 'server-python') return undefined;
  const owners = symbols.flatMap(({ members }) => members).filter((each) => each.name === symbolName);
  return owners.length === 1 && memberName === undefined ? owners[0]?.route : undefined;
}

export const checkCodeTool = {
  name: 'check_code',
  config: {
    title: 'Check code',
    description:
      'Checks TypeScript or Python code against the types of an SDK, without running the code. Returns problems, each with the page of the symbol.',
    inputSchema: input,
  },
  run: checkCode,
} satisfies Tool;
