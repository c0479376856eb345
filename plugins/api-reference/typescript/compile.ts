import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, environmentOfSdk } from '../../markdown/code-samples/environments';
import { root, type DocsVersion } from '../../shared/versions';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';

/**
 * Compiles the declarations of one SDK in strict mode.
 *
 * Each SDK is compiled on its own, against the real types of React, React Native and Node.js, with `skipLibCheck` off.
 *
 * @returns the problems in our files; problems in other packages' declarations are ignored.
 */
export function compileDeclarations(version: DocsVersion, sdk: TypeScriptSdk): Diagnostic[] {
  const folder = path.join(root, version.sdksDir, sdk);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));
  const json = { ...compilerOptions(version, environmentOfSdk[sdk]), skipLibCheck: false };
  const program = ts.createProgram(files, ts.convertCompilerOptionsFromJson(json, root).options);
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    return [
      ...[...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) =>
        diagnosticOf(diagnostic, file, source),
      ),
      ...findAny(source, file),
    ];
  });
}

function diagnosticOf(diagnostic: ts.Diagnostic, file: string, source: ts.SourceFile): Diagnostic {
  return {
    ...placeOf(source, file, diagnostic.start ?? 0),
    what: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  };
}

function findAny(source: ts.SourceFile, file: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      diagnostics.push({
        ...placeOf(source, file, node.getStart(source)),
        what: 'The declaration uses `any`.',
        fix: 'Write a type that readers can use, or `unknown`.',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return diagnostics;
}

function placeOf(source: ts.SourceFile, file: string, position: number): Pick<Diagnostic, 'file' | 'line'> {
  return { file: path.relative(root, file), line: source.getLineAndCharacterOfPosition(position).line + 1 };
}
