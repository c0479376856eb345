import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { memoize } from '../../shared/memoize';
import { root } from '../../shared/versions';

const printer = ts.createPrinter({ removeComments: true });

/** Text of declarations as readers see it, by reflection. */
export type DeclarationTexts = ReadonlyMap<DeclarationReflection, string>;

/**
 * Prints each declaration as written, without comments and `export declare`, formatted to fit the page width.
 *
 * @param reflections - symbols, and members of symbols.
 */
export async function declarationTexts(reflections: Iterable<DeclarationReflection>): Promise<DeclarationTexts> {
  const files = new Map<string, ts.SourceFile>();
  const texts = new Map<DeclarationReflection, string>();
  for (const reflection of reflections) {
    const text = isMember(reflection) ? memberText(reflection) : symbolText(reflection, files);
    texts.set(reflection, await formatOnce(text));
  }
  return texts;
}

/**
 * Formats a declaration and caches the result. SDKs and versions share most declarations, and Prettier takes a quarter
 * of the time.
 */
const formatOnce = memoize((text) => formatDeclaration(text));

function isMember({ parent }: DeclarationReflection): boolean {
  return parent !== undefined && !parent.isProject() && !parent.kindOf(ReflectionKind.Module);
}

function symbolText(reflection: DeclarationReflection, files: Map<string, ts.SourceFile>): string {
  const fileName = reflection.sources?.[0]?.fileName;
  if (!fileName) throw new Error(`TypeDoc returned no source location for ${reflection.name}.`);
  const file =
    files.get(fileName) ??
    ts.createSourceFile(fileName, readFileSync(path.join(root, fileName), 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(fileName, file);
  // A name can be both a type and a constant, each with its own page. A constant that acts as an enumeration is
  // documented together with the type of its values.
  const named = file.statements.filter((statement) => declaredNames(statement).includes(reflection.name));
  const wantsValue = reflection.kindOf(ReflectionKind.Variable);
  const statements = reflection.kindOf(ReflectionKind.Enum)
    ? named
    : named.filter((statement) => ts.isVariableStatement(statement) === wantsValue);
  return statements
    .map((statement) =>
      printer.printNode(ts.EmitHint.Unspecified, statement, file).replace(/^(?:export\s+)?(?:declare\s+)?/, ''),
    )
    .join('\n');
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Prints a member from the model. Its declaration may be nested too deeply to find by name. */
function memberText(reflection: DeclarationReflection): string {
  const { name, flags, parent } = reflection;
  const signatures = reflection.signatures ?? [];
  if (reflection.kindOf(ReflectionKind.Constructor))
    return signatures.map((signature) => signatureText(`new ${parent?.name}`, signature)).join('\n');
  if (reflection.kindOf(ReflectionKind.Method))
    return signatures
      .map((signature) => signatureText(`${flags.isStatic ? 'static ' : ''}${name}`, signature))
      .join('\n');
  if (reflection.kindOf(ReflectionKind.EnumMember)) return `${parent?.name}.${name} = ${String(reflection.type)}`;
  const modifiers = `${flags.isStatic ? 'static ' : ''}${flags.isReadonly ? 'readonly ' : ''}`;
  return `${modifiers}${name}${flags.isOptional ? '?' : ''}: ${String(reflection.type)}`;
}

function signatureText(name: string, signature: SignatureReflection): string {
  const typeParameters = signature.typeParameters?.map(
    (parameter) =>
      `${parameter.name}${parameter.type ? ` extends ${String(parameter.type)}` : ''}${parameter.default ? ` = ${String(parameter.default)}` : ''}`,
  );
  const parameters = (signature.parameters ?? []).map(
    (parameter) =>
      `${parameter.flags.isRest ? '...' : ''}${parameter.name}${parameter.flags.isOptional ? '?' : ''}: ${String(parameter.type)}`,
  );
  const returned = name.startsWith('new ') ? '' : `: ${String(signature.type)}`;
  return `${name}${typeParameters ? `<${typeParameters.join(', ')}>` : ''}(${parameters.join(', ')})${returned}`;
}

const options = { parser: 'typescript', printWidth: 84, singleQuote: true, semi: true } as const;

/**
 * Formats a declaration. Members are formatted inside a type and extracted again, because Prettier formats only
 * complete programs.
 */
async function formatDeclaration(text: string): Promise<string> {
  if (/^(?:function|class|interface|type|enum|const|abstract) \w/.test(text)) {
    return (await format(`declare ${text}`, options)).replaceAll(/^declare /gm, '').trim();
  }
  if (/^new |^[\w$]+\.[\w$]+ = /.test(text)) return text;
  const isStatic = text.startsWith('static ');
  const wrapped = await format(`type M = {\n${isStatic ? text.replaceAll(/^static /gm, '') : text}\n};`, options);
  const formatted = wrapped
    .replace(/^type M = \{\n/, '')
    .replace(/\n\};\s*$/, '')
    .replaceAll(/^ {2}/gm, '')
    .replaceAll(/;$/gm, (end, offset: number, whole: string) => (offset === whole.length - 1 ? '' : end));
  return isStatic ? `static ${formatted}` : formatted;
}
