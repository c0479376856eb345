import { UserError } from '../user-error';
import { mostProblems, shortMessage, type CodeProblem, type CheckResult } from './problem';

interface Position {
  readonly line: number;
  readonly character: number;
}

interface Report {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly rule?: string;
    readonly range?: { readonly start: Position; readonly end: Position };
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

const missingImport = /^Import "([\w.]+)" could not be resolved/;

/**
 * Converts pyright's report into problems.
 *
 * @param text - output of pyright.
 * @param code - text of each file by its relative path.
 * @throws UserError when pyright did not check all Python files.
 */
export function resultOfReport(text: string, code: Readonly<Record<string, string>>): CheckResult {
  const start = text.indexOf('{');
  const { generalDiagnostics, summary } = JSON.parse(text.slice(Math.max(start, 0))) as Report;
  const expected = Object.keys(code).filter((name) => name.endsWith('.py')).length;
  if (summary.filesAnalyzed < expected)
    throw new UserError(
      `pyright checked only ${summary.filesAnalyzed} of ${expected} Python files. It skips folders such as node_modules and __pycache__: use other folders.`,
    );
  const errors = generalDiagnostics
    .filter(({ severity, range }) => severity === 'error' && range !== undefined)
    .map((each) => ({ ...each, name: nameOf(each.file, code) }));
  const unchecked = errors.flatMap((error) => missingPackage(error, code) ?? []);
  return {
    problems: errors
      .filter((error) => missingPackage(error, code) === undefined)
      .slice(0, mostProblems)
      .map(({ name, message, rule, range }): CodeProblem => {
        const { start: from, end } = range!;
        return {
          file: name,
          line: from.line + 1,
          column: from.character + 1,
          code: rule ?? 'syntax',
          message: shortMessage(message),
          symbols: symbolsAround(message, (code[name] ?? '').split(/\r\n|\r|\n/), from, end),
        };
      }),
    uncheckedModules: [...new Set(unchecked)],
  };
}

/** Returns the longest matching name, because the path of `code/a.py` also ends with `/code/a.py`. */
const nameOf = (file: string, code: Readonly<Record<string, string>>): string =>
  Object.keys(code)
    .filter((name) => file.replaceAll('\\', '/').endsWith(`/code/${name}`))
    .sort((a, b) => b.length - a.length)[0] ?? '';

/** Returns the package that an import cannot find; undefined for the code's own files and for the SDK. */
function missingPackage(
  { name, message }: { readonly name: string; readonly message: string },
  code: Readonly<Record<string, string>>,
): string | undefined {
  const [, module] = missingImport.exec(message) ?? [];
  const [first] = module?.split('.') ?? [];
  if (module === undefined || first === '' || first === 'fishjam') return undefined;
  // pyright also searches the folder of the importing file.
  const places = [first, name.replace(/[^/]*$/, '') + first];
  const isOwn = Object.keys(code).some((file) =>
    places.some((place) => file === `${place}.py` || file.startsWith(`${place}/`)),
  );
  return isOwn ? undefined : module;
}

/**
 * Returns the names that a problem concerns, most specific first: names in the message, the function whose call
 * surrounds the position, and names at the position.
 */
function symbolsAround(message: string, lines: readonly string[], start: Position, end: Position): string[] {
  const quoted = [...message.matchAll(/"([A-Za-z_][\w.]*)(?:\[[^"]*\])?"/g)].map(([, name = '']) => name);
  const [, attribute] = /attribute "(\w+)"/.exec(message) ?? [];
  const [, owner] = /for class "(?:type\[)?(\w+)/.exec(message) ?? [];
  const [, called] = /in function "(\w+)"/.exec(message) ?? [];
  const line = lines[start.line] ?? '';
  const here = namesIn(line.slice(start.character, start.line === end.line ? end.character : undefined)).reverse();
  const around = callAround(lines, start);
  const names = [
    ...(attribute !== undefined && owner !== undefined ? [`${owner}.${attribute}`, owner] : []),
    ...(called === undefined ? [] : [called]),
    ...quoted,
    ...(around === undefined ? [] : [around]),
    ...here,
  ];
  return [...new Set(names)];
}

const namesIn = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

/** Maximum number of characters before a position that are searched for a call. */
const farthest = 2000;

/** Returns the name of the surrounding call, such as `RoomOptions` in `RoomOptions(max`. */
function callAround(lines: readonly string[], { line, character }: Position): string | undefined {
  const before = [...lines.slice(Math.max(0, line - 50), line), (lines[line] ?? '').slice(0, character)]
    .join('\n')
    .slice(-farthest);
  let depth = 0;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const sign = before[index]!;
    if (')]}'.includes(sign)) depth += 1;
    else if ('([{'.includes(sign)) {
      if (depth > 0) depth -= 1;
      else if (sign === '(') return /(\w+)\s*$/.exec(before.slice(0, index))?.[1];
    }
  }
  return undefined;
}
