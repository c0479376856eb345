import { memberAnchor } from '../../render/anchors';
import { blocks, escapeMdx, quoted, table } from '../../render/markdown';
import { groupsList, type Group } from '../../render/related';
import { HISTORY_MARK, labelsMark } from '../../render/history-marks';
import { USED_IN_MARK } from '../../render/used-in';
import type { Docstring } from '../docstring';
import { kindOf, spokenKind } from '../kind';
import {
  isHidden,
  isProperty,
  type PythonClass,
  type PythonFunction,
  type PythonVariable,
  type SupportingType,
} from '../model';
import type { PublicSymbol } from '../package';
import { attributeText, declarationOf, functionText, hasDefault, passedParameters, statesDefault } from './declaration';

/** Data and functions for rendering the sections of a page. */
export interface PythonPageTools {
  /** Converts the Markdown of a docstring to MDX, with links. */
  readonly prose: (text: string) => string;
  /** Name of the SDK in titles. */
  readonly sdkTitle: string;
  /** Classes and type aliases that the page describes because readers cannot import them. */
  readonly supporting: readonly SupportingType[];
  /** Lists of symbols that use the page's symbol. */
  readonly related: readonly Group[];
}

/**
 * Writes the reference page of one symbol of the Python SDK.
 *
 * @returns MDX with front matter.
 */
export function renderPythonPage(symbol: PublicSymbol, tools: PythonPageTools): string {
  const { declaration, name } = symbol;
  const { doc } = declaration;
  const local = tools.supporting
    .filter(hasSection)
    .map((each) => each.name)
    .join(',');
  const signature = (text: string) => `\`\`\`python signature${local && ` local="${local}"`}\n${text}\n\`\`\``;
  return `${blocks(
    frontMatter(symbol),
    `# ${escapeMdx(name)}`,
    `<p className="symbol-kind">${spokenKind(symbol)} · ${tools.sdkTitle} SDK${labelsMark('kind', '')}</p>`,
    description(doc, tools),
    `\`\`\`python title="Import" generated\nfrom ${symbol.module} import ${name}\n\`\`\``,
    '## Signature',
    signature(declarationOf(symbol)),
    declaration.kind === 'function' && callSections(declaration, tools),
    memberSections(symbol, signature, tools),
    doc.caveats && blocks('## Caveats', tools.prose(doc.caveats)),
    examples(doc),
    supportingSection(tools.supporting, signature, tools),
    tools.related.length > 0 && blocks('## Related symbols', groupsList(tools.related)),
    HISTORY_MARK,
    USED_IN_MARK,
  )}\n`;
}

/** Whether a type has its own section. The members of a private class are on its constant's page. */
const hasSection = ({ name }: SupportingType): boolean => !name.startsWith('_');

function frontMatter(symbol: PublicSymbol): string {
  return [
    '---',
    `title: ${quoted(symbol.name)}`,
    `description: ${quoted(symbol.declaration.doc.summary.replaceAll('`', ''))}`,
    'kind: api',
    `symbol_kind: ${spokenKind(symbol)}`,
    'sidebar_class_name: "sidebar-symbol"',
    'sdk: server-python',
    `source_file: ${quoted(symbol.home.file)}`,
    '---',
  ].join('\n');
}

const description = ({ summary, details }: Docstring, { prose }: PythonPageTools) =>
  blocks(prose(summary), prose(details));

function callSections(declaration: PythonFunction, tools: PythonPageTools): string {
  const { doc, returns } = declaration;
  return blocks(
    passedParameters(declaration).length > 0 && blocks('## Parameters', parameterTable(declaration, '', tools)),
    returns !== undefined && returns !== 'None' && blocks('## Returns', pythonType(returns), tools.prose(doc.returns)),
    doc.raises.length > 0 && blocks('## Raises', raisesList(doc, tools)),
  );
}

function memberSections(symbol: PublicSymbol, signature: (text: string) => string, tools: PythonPageTools): string {
  const { members } = symbol;
  const functions = members.filter((member) => member.kind === 'function');
  const methods = functions.filter((each) => !isProperty(each) && each.name !== '__init__');
  const attributes = members.filter((member) => member.kind === 'variable' || isProperty(member));
  const isOptions = /Options$/.test(symbol.name);
  const section = (title: string, list: readonly (PythonFunction | PythonVariable)[]) =>
    list.length > 0 &&
    blocks(`## ${title}`, ...list.map((member) => memberSection(member, symbol, '###', isOptions, signature, tools)));
  return blocks(
    ...functions
      .filter(({ name }) => name === '__init__')
      .map((member) => memberSection(member, symbol, '##', false, signature, tools)),
    section('Methods', methods),
    section(kindOf(symbol) === 'enumerations' ? 'Members' : 'Attributes', attributes),
  );
}

function memberSection(
  member: PythonFunction | PythonVariable,
  symbol: PublicSymbol,
  level: string,
  isOption: boolean,
  signature: (text: string) => string,
  tools: PythonPageTools,
): string {
  const isConstructor = member.name === '__init__';
  const { doc } = member;
  return blocks(
    `${level} ${isConstructor ? 'Constructor' : escapeMdx(member.name)}`,
    labelsMark('line', isConstructor ? 'constructor' : member.name),
    signature(memberText(member, symbol)),
    isOption && member.kind === 'variable' && facts(member),
    description(doc, tools),
    member.kind === 'function' &&
      !isProperty(member) &&
      parameterTable(member, isConstructor ? 'constructor' : member.name, tools),
    doc.returns && `**Returns** ${tools.prose(doc.returns)}`,
    doc.raises.length > 0 && blocks('**Raises**', raisesList(doc, tools)),
    doc.caveats && blocks('**Caveats**', tools.prose(doc.caveats)),
  );
}

function memberText(member: PythonFunction | PythonVariable, symbol: PublicSymbol): string {
  if (member.kind === 'function' && !isProperty(member))
    return member.name === '__init__'
      ? functionText({ ...member, name: symbol.name, returns: undefined }).replace(/^def /, '')
      : functionText(member);
  const text = attributeText(member);
  return kindOf(symbol) === 'enumerations' ? `${symbol.name}.${text}` : text;
}

/** Describes whether an option is required, and its default. */
function facts({ value }: PythonVariable): string {
  const parts = [
    hasDefault(value) ? 'Optional' : 'Required',
    statesDefault(value) && `default: \`${defaultText(value)}\``,
  ].filter(Boolean);
  return `<p className="member-facts">${parts.join(' · ')}</p>`;
}

const defaultText = (value: string) => /^field\(default_factory=(\w+)\)$/.exec(value)?.[1]?.concat('()') ?? value;

/**
 * @param place - place of the function in its symbol's history; empty for the symbol itself.
 */
function parameterTable(declaration: PythonFunction, place: string, { prose }: PythonPageTools): string {
  const prefix = place && `${memberAnchor(place)}-`;
  return table(
    ['Parameter', 'Type', 'Description'],
    passedParameters(declaration).map(({ name, type = '', default: fallback }) => [
      `<Anchor id="${prefix}${memberAnchor(name)}">\`${name}\`</Anchor>${labelsMark('inline', `${place}(${name})`)}`,
      type && pythonType(type),
      `${fallback === undefined ? '' : `Optional, default: \`${fallback}\`. `}${prose(
        declaration.doc.parameters.find((entry) => entry.name === name)?.text ?? '',
      )}`,
    ]),
  );
}

/** Lists the errors with their conditions, as in "`NotFoundError` if the room does not exist." */
function raisesList({ raises }: Docstring, { prose }: PythonPageTools): string {
  return raises
    .map(
      ({ name, text }) =>
        `- ${prose(`\`${name}\``)} ${prose(text.replace(/^(If|When)\b/, (word) => word.toLowerCase()))}`,
    )
    .join('\n');
}

function examples({ examples: all }: Docstring): string {
  const [only] = all;
  if (!only) return '';
  if (all.length === 1) return blocks('## Example', only.title && `${only.title}:`, only.body);
  return blocks('## Examples', ...all.map(({ title, body }) => blocks(`### ${title}`, body)));
}

function supportingSection(
  supporting: readonly SupportingType[],
  signature: (text: string) => string,
  tools: PythonPageTools,
): string {
  const shown = supporting.filter(hasSection);
  if (shown.length === 0) return '';
  return blocks(
    '## Supporting types',
    'The SDK does not export these types. They are documented here because the signature uses them.',
    ...shown.map((type) =>
      blocks(
        `### ${type.name}`,
        signature(declarationOf({ name: type.name, declaration: type })),
        description(type.doc, tools),
        type.kind === 'class' && supportingTable(type, tools),
      ),
    ),
  );
}

function supportingTable(type: PythonClass, { prose }: PythonPageTools): string {
  return table(
    ['Member', 'Type', 'Description'],
    type.members
      .filter(({ name }) => !isHidden(name) && name !== '__init__')
      .map((member) => [
        `<Anchor id="${memberAnchor(type.name)}-${memberAnchor(member.name)}">\`${member.name}\`</Anchor>`,
        member.kind === 'function'
          ? pythonType(member.returns ?? 'None')
          : pythonType(member.type ?? member.value ?? ''),
        blocks(prose(member.doc.summary), prose(member.doc.details)),
      ]),
  );
}

/** Writes a type as colored inline code whose names link to their pages. */
const pythonType = (type: string): string => (type === '' ? '' : `\`${type.replaceAll(/\s+/g, ' ')}{:py}\``);
