import type { DeclarationReflection, SignatureReflection } from 'typedoc';
import { commentOf, summaryLine } from '../typescript/documented';
import { callSignatures, kindFolder, membersOf, returnedMembers, spokenKind } from '../typescript/model';
import type { ExportedSymbol } from '../typescript/exported-symbol';
import { type Sdk, sdkTitles } from '../../../src/lib/sdks';
import {
  caveatsSection,
  caveatsText,
  cellText,
  deprecationBox,
  descriptionOf,
  examplesOf,
  tagText,
  throwsSection,
  TYPE_ONLY_TAG,
  type RenderParts,
} from './comment';
import { blocks, quoted, table, typeCode } from './markdown';
import { isTypeKind } from '../../../src/lib/symbol-kinds';
import { HISTORY_MARK, labelsMark } from './history-marks';
import { memberSections, parameterTable } from './members';
import type { Use } from '../typescript/uses';
import { relatedSection } from './related';
import { USED_IN_MARK } from './used-in';
import { variantSection } from './variants';
import type { PageTools } from './page-tools';

/**
 * Writes the reference page of one symbol.
 *
 * @param supporting - types that the symbol mentions but the SDK does not export. This page describes them.
 * @param uses - places in the API that use the symbol.
 * @returns MDX with front matter.
 */
export function renderPage(
  { reflection, specifier }: ExportedSymbol,
  sdk: Sdk,
  supporting: readonly DeclarationReflection[],
  uses: readonly Use[],
  tools: PageTools,
): string {
  const comment = commentOf(reflection);
  const signatures = callSignatures(reflection);
  return `${blocks(
    frontMatter(reflection, sdk, comment ? summaryLine(comment) : ''),
    `# ${reflection.name}`,
    `<p className="symbol-kind">${spokenKind(reflection)} · ${sdkTitles[sdk]} SDK${labelsMark('kind', '')}</p>`,
    deprecationBox(comment, tools.render),
    descriptionOf(comment, tools.render),
    importBlock(reflection, specifier),
    '## Signature',
    tools.signature(reflection),
    typeParameterSection(reflection, signatures[0], tools.render),
    ...signatures.slice(0, 1).map((signature) => callSections(reflection, signature, tools)),
    signatures.length === 0 && memberSection(reflection, tools),
    caveatsSection(comment, tools.render),
    exampleSection(reflection, tools.render),
    supportingSection(supporting, tools),
    relatedSection(uses, tools),
    HISTORY_MARK,
    USED_IN_MARK,
  )}\n`;
}

function frontMatter(reflection: DeclarationReflection, sdk: Sdk, summary: string): string {
  const source = reflection.sources?.[0];
  return blocks(
    [
      '---',
      `title: ${quoted(reflection.name)}`,
      `description: ${quoted(summary.replaceAll('`', ''))}`,
      'kind: api',
      `symbol_kind: ${spokenKind(reflection)}`,
      `sidebar_class_name: ${quoted(`sidebar-symbol${commentOf(reflection)?.getTag('@deprecated') ? ' sidebar-deprecated' : ''}`)}`,
      `sdk: ${sdk}`,
      ...(source ? [`source_file: ${quoted(source.fileName)}`] : []),
      '---',
    ].join('\n'),
  );
}

function importBlock(reflection: DeclarationReflection, specifier: string): string {
  const isType = isTypeKind(kindFolder(reflection)) || commentOf(reflection)?.hasModifier(TYPE_ONLY_TAG);
  return `\`\`\`ts title="Import" generated\nimport ${isType ? 'type ' : ''}{ ${reflection.name} } from '${specifier}';\n\`\`\``;
}

function typeParameterSection(
  reflection: DeclarationReflection,
  signature: SignatureReflection | undefined,
  render: RenderParts,
): string {
  const parameters = reflection.typeParameters ?? signature?.typeParameters ?? [];
  const comment = commentOf(reflection);
  const rows = parameters.map((parameter) => {
    const fromTag = comment?.blockTags.find(({ tag, name }) => tag === '@typeParam' && name === parameter.name);
    const text = parameter.comment
      ? descriptionOf(parameter.comment, render)
      : fromTag
        ? render(fromTag.content).trim()
        : '';
    return [
      `<Anchor id="type-${parameter.name.toLowerCase()}">\`${parameter.name}\`</Anchor>`,
      parameter.type ? typeCode(String(parameter.type)) : 'any type',
      parameter.default ? typeCode(String(parameter.default)) : '',
      text,
    ];
  });
  return rows.length > 0
    ? blocks('## Type parameters', table(['Parameter', 'Constraint', 'Default', 'Description'], rows))
    : '';
}

function callSections(reflection: DeclarationReflection, signature: SignatureReflection, tools: PageTools): string {
  const comment = commentOf(reflection);
  const members = returnedMembers(signature);
  const returns = tagText(comment, '@returns', tools.render);
  const isVoid = String(signature.type) === 'void';
  return blocks(
    (signature.parameters?.length ?? 0) > 0 &&
      blocks('## Parameters', parameterTable(signature.parameters ?? [], signature, reflection, tools)),
    (members.length > 0 || returns || !isVoid) &&
      blocks('## Returns', members.length === 0 && `${typeCode(String(signature.type))}`, returns),
    memberSections(members, tools),
    throwsSection(comment, tools.render),
  );
}

function memberSection(reflection: DeclarationReflection, tools: PageTools): string {
  const members = membersOf(reflection);
  const constructors = members.filter((member) => member.name === 'constructor');
  const methods = members.filter((member) => member.signatures && member.name !== 'constructor');
  const properties = members.filter((member) => !member.signatures);
  const noun = kindFolder(reflection) === 'enumerations' ? 'Members' : 'Properties';
  const given = !['classes', 'enumerations', 'variables'].includes(kindFolder(reflection));
  const section = (title: string, list: readonly DeclarationReflection[]) =>
    list.length > 0 && blocks(`## ${title}`, memberSections(list, tools, { given }));
  return blocks(
    constructors.length > 0 && memberSections(constructors, tools, { level: 2 }),
    section('Methods', methods),
    section(noun, properties),
    variantSection(reflection, tools),
  );
}

function exampleSection(reflection: DeclarationReflection, render: RenderParts): string {
  const examples = examplesOf(commentOf(reflection), render);
  if (examples.length === 0) return '';
  if (examples.length === 1)
    return blocks('## Example', examples[0]?.title && `${sentence(examples[0].title)}`, examples[0]?.body);
  return blocks(
    '## Examples',
    ...examples.map(({ title, body }, index) => blocks(`### ${title || `Example ${index + 1}`}`, body)),
  );
}

const sentence = (text: string) => (/[.:]$/.test(text) ? text : `${text}:`);

function supportingSection(supporting: readonly DeclarationReflection[], tools: PageTools): string {
  if (supporting.length === 0) return '';
  return blocks(
    '## Supporting types',
    'The SDK does not export these types. They are documented here because the signature uses them.',
    ...supporting.map((type) =>
      blocks(
        `### ${type.name}`,
        tools.signature(type),
        descriptionOf(commentOf(type), tools.render),
        caveatsText(commentOf(type), tools.render),
        supportingTable(type, tools),
      ),
    ),
  );
}

function supportingTable(type: DeclarationReflection, tools: PageTools): string {
  return table(
    ['Member', 'Type', 'Description'],
    membersOf(type)
      .filter((member) => !member.flags.isInherited && member.name !== 'constructor')
      .map((member) => [
        `<Anchor id="${type.name.toLowerCase()}-${member.name.toLowerCase()}">\`${member.name}${member.flags.isOptional ? '?' : ''}\`</Anchor>`,
        typeCode(member.signatures?.[0] ? methodType(member.signatures[0]) : String(member.type)),
        cellText(commentOf(member), tools.render),
      ]),
  );
}

function methodType(signature: SignatureReflection): string {
  const parameters = (signature.parameters ?? []).map(
    (parameter) => `${parameter.name}${parameter.flags.isOptional ? '?' : ''}: ${String(parameter.type)}`,
  );
  return `(${parameters.join(', ')}) => ${String(signature.type)}`;
}
