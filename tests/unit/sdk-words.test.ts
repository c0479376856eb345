import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { releasedVersions } from '../../plugins/shared/versions';

const printer = ts.createPrinter({ removeComments: true });

/** A declaration and its doc comment. */
interface Declared {
  readonly shape: string;
  readonly words: string;
}

/** Returns the exported declarations of one SDK in one version, by kind and name. */
function declarationsOf(version: string, sdk: string): Map<string, Declared> {
  const folder = `sdks/${version}/${sdk}`;
  const found = new Map<string, Declared>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.d.ts'))) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      const symbol = nameOf(statement);
      if (!symbol) continue;
      found.set(`${ts.SyntaxKind[statement.kind]} ${symbol}`, {
        shape: printer.printNode(ts.EmitHint.Unspecified, statement, file).replaceAll(/\s+/g, ' '),
        // The livestream module's subpath occurs in the imports of examples, so it is not compared.
        words: statement
          .getFullText(file)
          .replaceAll('react-native-client/livestream', 'react-native-client')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      });
    }
  }
  return found;
}

function nameOf(statement: ts.Statement): string | undefined {
  if (
    !ts.canHaveModifiers(statement) ||
    !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
    return undefined;
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  return 'name' in statement && statement.name ? (statement.name as ts.Identifier).text : undefined;
}

const versions = ['next', ...releasedVersions()];
const changes = JSON.parse(readFileSync('sdks/behaviour-changes.json', 'utf8')) as {
  sdk: string;
  symbol: string;
  from: string;
  to: string;
  reason: string;
}[];

describe.each(['web', 'mobile', 'server'])('the %s SDK', (sdk) => {
  it.each(versions.slice(1).map((from, index) => [from, versions[index] as string]))(
    'documents unchanged symbols alike in %s and %s',
    (from, to) => {
      const older = declarationsOf(from, sdk);
      const newer = declarationsOf(to, sdk);
      const different = [...older].filter(([key, { shape, words }]) => {
        const other = newer.get(key);
        return other?.shape === shape && other.words !== words;
      });
      const listed = changes.filter((change) => change.sdk === sdk && change.from === from && change.to === to);
      expect(different.map(([key]) => key.split(' ')[1]).sort()).toEqual(listed.map(({ symbol }) => symbol).sort());
    },
  );
});

it('has a reason for every behavior change', () => {
  expect(changes.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
