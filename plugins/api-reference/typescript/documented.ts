import {
  Comment,
  ReflectionKind,
  type DeclarationReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import { purposes } from '../purposes';
import type { Sdk } from '../../../src/lib/sdks';
import { writtenMembers, writtenOutMembers } from './model';
import type { ExportedSymbol } from './exported-symbol';
import { isSupporting } from './references';
import { variantsOf } from './variants';
import type { Diagnostic } from '../../shared/diagnostics';

/** Maximum length of the first line of a symbol's comment. */
const longestSummary = 120;

/**
 * Finds missing documentation.
 *
 * Symbols, members and parameters need a comment, symbols need a purpose, callable symbols need an example, and the
 * first line of each comment must end in a period.
 */
export function findUndocumented(symbols: readonly ExportedSymbol[], sdk: Sdk): Diagnostic[] {
  return symbols.flatMap(({ reflection }) => [...symbolDiagnostics(reflection, sdk), ...memberDiagnostics(reflection)]);
}

function symbolDiagnostics(symbol: DeclarationReflection, sdk: Sdk): Diagnostic[] {
  const comment = commentOf(symbol);
  if (!comment) return [];
  const diagnostics: Diagnostic[] = [];
  const category = categoryOf(comment);
  if (!purposes[sdk].includes(category)) {
    const given = category
      ? `\`@category ${category}\` of \`${symbol.name}\` is not a purpose of the ${sdk} SDK.`
      : `\`${symbol.name}\` has no \`@category\`.`;
    diagnostics.push({ ...placeOf(symbol), what: given, fix: `Use one of: ${purposes[sdk].join(', ')}.` });
  }
  if (isCallable(symbol) && !comment.getTag('@example')) {
    diagnostics.push({
      ...placeOf(symbol),
      what: `\`${symbol.name}\` has no example.`,
      fix: 'Add `@example` with a title and a fenced block that compiles.',
    });
  }
  return diagnostics;
}

/** Returns the purpose that a symbol's comment names with `@category`; empty if it names none. */
export function categoryOf(comment: Comment): string {
  const content = comment.getTag('@category')?.content ?? [];
  return content
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Returns the first paragraph of a comment, which is shown in lists. */
export function summaryLine(comment: Comment): string {
  const text = comment.summary.map((part) => part.text).join('');
  return (text.split(/\n\s*\n/, 1)[0] ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns the comment of a symbol or member.
 *
 * TypeDoc keeps the comment of a function on its signature. It splits the comment of a property that holds a
 * function: the text stays with the property, and the tags move to the signature. This function merges the two.
 */
export function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const typeSignature =
    reflection.type?.type === 'reflection' ? reflection.type.declaration.signatures?.[0] : undefined;
  // A method of an inline object type has the same signatures as its type.
  const comments = [
    ...new Set([reflection.comment, reflection.signatures?.[0]?.comment, typeSignature?.comment]),
  ].filter((comment) => comment?.hasVisibleComponent());
  const [first] = comments;
  if (!first || comments.length === 1) return first;
  const summary = comments.find((comment) => comment?.summary.length)?.summary ?? [];
  return new Comment(
    summary,
    comments.flatMap((comment) => comment?.blockTags ?? []),
    new Set(first.modifierTags),
  );
}

/** Whether readers call or render the symbol. If they do, it needs an example. */
function isCallable(symbol: DeclarationReflection): boolean {
  if (symbol.kindOf([ReflectionKind.Function, ReflectionKind.Class])) return true;
  return symbol.kindOf(ReflectionKind.Variable) && /^(?:use|[A-Z]\w*View$)/.test(symbol.name);
}

function memberDiagnostics(reflection: DeclarationReflection, path = reflection.name): Diagnostic[] {
  const comment = commentOf(reflection);
  const own = comment
    ? summaryDiagnostics(comment, reflection, path)
    : isStructural(reflection)
      ? []
      : [missing(reflection, path)];
  const literal = reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  const choices = variantsOf(reflection).flatMap((variant) => variant.members.map((member) => member.reflection));
  const members = [...(reflection.children ?? []), ...writtenMembers(reflection.type), ...choices].filter(
    (member) => !isDocumentedElsewhere(member),
  );
  const signatures = [...(reflection.signatures ?? []), ...(literal?.signatures ?? [])];
  return [
    ...own,
    ...members.flatMap((member) => memberDiagnostics(member, `${path}.${member.name}`)),
    ...signatures.flatMap((signature) => signatureDiagnostics(signature, reflection, path)),
  ];
}

/** Checks the first paragraph of a comment. Only that of a symbol is limited in length, because lists show it. */
function summaryDiagnostics(comment: Comment, reflection: DeclarationReflection, path: string): Diagnostic[] {
  const summary = summaryLine(comment);
  const place = placeOf(reflection);
  if (path === reflection.name && summary.length > longestSummary)
    return [
      {
        ...place,
        what: `The first line of \`${path}\` has ${summary.length} characters: "${summary}"`,
        fix: `Write one sentence of at most ${longestSummary} characters that ends in a period, then a blank line.`,
      },
    ];
  if (summary.endsWith('.')) return [];
  return [
    {
      ...place,
      what: `The first line of \`${path}\` does not end in a period: "${summary}"`,
      fix: 'Write a complete sentence or noun phrase that ends in a period.',
    },
  ];
}

/** Whether a member is inherited from an exported class, whose page documents it. */
function isDocumentedElsewhere({ inheritedFrom }: DeclarationReflection): boolean {
  const base = inheritedFrom?.reflection?.parent;
  return base !== undefined && !isSupporting(base);
}

/** Whether a member is a constructor without parameters, which needs no separate description. */
function isStructural(reflection: DeclarationReflection): boolean {
  return (
    reflection.kindOf(ReflectionKind.Constructor) &&
    !reflection.signatures?.some((signature) => signature.parameters?.length)
  );
}

function signatureDiagnostics(
  signature: SignatureReflection,
  owner: DeclarationReflection,
  path: string,
): Diagnostic[] {
  const comment = signature.comment ?? owner.comment;
  const parameters = (signature.parameters ?? []).filter(
    (parameter) =>
      !parameter.comment?.hasVisibleComponent() &&
      !comment?.blockTags.some((tag) => tag.tag === '@param' && tag.name === parameter.name),
  );
  const returned = writtenOutMembers(signature.type) ?? [];
  return [
    ...parameters.map((parameter): Diagnostic => ({
      ...placeOf(owner),
      what: `Parameter \`${parameter.name}\` of \`${path}\` has no description.`,
      fix: `Add \`@param ${parameter.name} - …\`.`,
    })),
    ...returned.flatMap((member) => memberDiagnostics(member, `${path}().${member.name}`)),
  ];
}

const missing = (reflection: Reflection, path: string): Diagnostic => ({
  ...placeOf(reflection),
  what: `\`${path}\` has no description.`,
  fix: 'Write a comment that describes it.',
});

/** Returns the file and line of the innermost declaration that contains a symbol or member. */
export function placeOf(reflection: Reflection): Pick<Diagnostic, 'file' | 'line'> {
  let current: Reflection | undefined = reflection;
  while (current && !('sources' in current && Array.isArray(current.sources) && current.sources.length > 0))
    current = current.parent;
  const source = (current as DeclarationReflection | undefined)?.sources?.[0];
  return source ? { file: source.fileName, line: source.line } : { file: 'sdks' };
}
