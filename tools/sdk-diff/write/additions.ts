import path from 'node:path';
import ts from 'typescript';
import type { ComparedModule } from '../compare-package';
import type { Part } from '../read-surface';
import { containerOf, ownerOf, signatureOf, statementOf } from './documented-nodes';
import { documentedCode } from './documented-code';
import type { Draft } from './draft';
import { declaresName } from './names';
import { replaceOwner, replaceType } from './replacements';
import { isSymbol, newFile, plainPath } from './symbol-paths';

/** Adds a symbol, member or parameter of the package. Returns whether that was possible. */
export function addPart(draft: Draft, module: ComparedModule, place: string, part: Part): boolean {
  if (isSymbol(place)) return addSymbol(draft, module, place, part);
  const owner = ownerOf(place);
  if (owner === undefined) return false;
  return place.endsWith(')')
    ? addToSignature(draft, module, place, owner, part)
    : addMember(draft, module, owner, part);
}

/** Adds a parameter, or a returned value. */
function addToSignature(
  draft: Draft,
  { documented }: ComparedModule,
  place: string,
  owner: string,
  part: Part,
): boolean {
  const { nodeOf, print } = draft.docs;
  const callable = documented.get(owner);
  const node = callable && nodeOf(callable);
  const signature = signatureOf(node);
  if (!node || !signature) return false;
  if (place.endsWith('()')) return replaceType(draft, place, node, part);
  const { parameters } = signature;
  const code = draft.use(node, print.parameter(part.symbol, part.type));
  const comma = parameters.length > 0 && !parameters.hasTrailingComma ? ', ' : '';
  return draft.edit(node, [{ start: parameters.end, end: parameters.end, text: `${comma}${code}` }]);
}

function addMember(draft: Draft, module: ComparedModule, owner: string, part: Part): boolean {
  const container = containerOf(module.documented, owner);
  if (!container) return replaceOwner(draft, module, owner);
  const { members } = container as ts.TypeLiteralNode;
  const code = draft.use(container, draft.docs.print.member(part.symbol, part.type, container));
  const isEnum = ts.isEnumDeclaration(container);
  const comma = isEnum && members.length > 0 && !members.hasTrailingComma ? ',' : '';
  const end = isEnum ? ',' : code.endsWith(';') ? '' : ';';
  return draft.edit(container, [{ start: members.end, end: members.end, text: `${comma}\n${code}${end}` }]);
}

function addSymbol(draft: Draft, module: ComparedModule, place: string, part: Part): true {
  const { docs, added, byHand } = draft;
  const name = plainPath(place);
  const file = newFile(module.file);
  // If a value and a type share a name, one declaration contains both.
  if (added.get(file)?.has(name)) return true;
  for (const helper of docs.files.filter((each) => declaresName(each, name)))
    byHand.push(`${name}: it was a helper in ${path.basename(helper.fileName)}; replace that helper`);
  const [moved] = docs.modules
    .filter(({ published }) => !published.has(place))
    .map(({ documented }) => documented.get(place))
    .flatMap((other) => (other?.writtenOut === part.writtenOut ? (docs.nodeOf(other) ?? []) : []));
  draft.declare(
    file,
    name,
    moved
      ? documentedCode(statementOf(moved), docs.homes)
      : docs.print.declaration(docs.resolved(part.symbol), name, true),
  );
  return true;
}
