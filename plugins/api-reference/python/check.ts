import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runPyright } from '../../markdown/code-samples/pyright';
import { checkPython } from '../../markdown/code-samples/python';
import type { Diagnostic } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';
import { differenceDiagnostics } from '../surface/difference-diagnostics';
import { symbolInPath } from '../surface/symbol-in-path';
import { findUndocumentedPython } from './documented';
import { stubExamples } from './examples';
import { readPackage, stubFolder, type PublicSymbol } from './package';
import { pythonParser } from './parser';
import { compareWithRecord, type RecordedPackage } from './recorded';

/** Folder of declarations from other packages, which the SDK's signatures use. */
const otherPackages = 'sdks/python-packages';

/**
 * Checks the stubs of the Python SDK in one version: pyright accepts the stubs in strict mode, the stubs match the
 * record of the SDK's sources, every symbol is documented, and the examples match the stubs.
 */
export async function checkPythonSdk(version: DocsVersion): Promise<Diagnostic[]> {
  const { modules, symbols } = await readPackage(version);
  const record = `tests/surface/${version.name}.server-python.json`;
  const recorded = JSON.parse(readFileSync(path.join(root, record), 'utf8')) as RecordedPackage;
  const differences = compareWithRecord(await pythonParser(), recorded, modules, symbols);
  return [
    ...checkStrictly(stubFolder(version)),
    ...differenceDiagnostics(
      { folder: stubFolder(version), record, placeOf: (place) => placeOfPath(place, symbols) },
      differences,
    ),
    ...findUndocumentedPython(symbols),
    ...checkPython([{ version, files: await stubExamples(version) }]).flat(),
  ];
}

/** Returns the place of the symbol or member in a path such as `module.Class.member`. */
function placeOfPath(place: string, symbols: readonly PublicSymbol[]): Pick<Diagnostic, 'file' | 'line'> | undefined {
  const found = symbolInPath(place, symbols, ({ home, declaration }) => `${home.name}.${declaration.name}`);
  if (!found) return undefined;
  const { symbol, rest } = found;
  const [name] = /\w+/.exec(rest) ?? [];
  const member = symbol.members.find((each) => each.name === name);
  return { file: symbol.home.file, line: (member ?? symbol.declaration).line };
}

function checkStrictly(folder: string): Diagnostic[] {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const project = mkdtempSync(path.join(root, '.cache/stubs-'));
  const relative = (name: string) => path.relative(project, path.join(root, name));
  try {
    return runPyright(project, {
      typeCheckingMode: 'strict',
      include: [relative(folder)],
      executionEnvironments: [{ root: relative(folder), extraPaths: [relative(otherPackages)] }],
    }).map(({ file, message, range }) => ({
      file: path.relative(root, file),
      line: range.start.line + 1,
      what: message,
    }));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
