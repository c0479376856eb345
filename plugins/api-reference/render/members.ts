import {
  ReflectionKind,
  type DeclarationReflection,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { commentOf } from '../typescript/documented';
import { caveatsText, cellText, defaultOf, deprecationBox, descriptionOf, tagText, throwsText } from './comment';
import { labelsMark } from './history-marks';
import { blocks, escapeMdx, table, typeCode } from './markdown';
import { writtenMembers } from '../typescript/model';
import type { PageTools } from './page-tools';

/** Options for rendering members. */
export interface MemberOptions {
  /** Level of the members' headings; 3 by default. */
  readonly level?: number;
  /** Whether readers pass the members to the SDK; false for returned members. If true, required members are marked. */
  readonly given?: boolean;
}

/** Renders a section with an anchor for each member. */
export function memberSections(
  members: readonly DeclarationReflection[],
  tools: PageTools,
  options: MemberOptions = {},
): string {
  return blocks(...members.map((member) => memberSection(member, tools, options)));
}

function memberSection(
  member: DeclarationReflection,
  tools: PageTools,
  { level = 3, given = false }: MemberOptions,
): string {
  const comment = commentOf(member);
  const signature =
    member.signatures?.[0] ??
    (member.type?.type === 'reflection' ? member.type.declaration.signatures?.[0] : undefined);
  const nested = writtenMembers(signature ? signature.type : member.type);
  const returned = tagText(comment, '@returns', tools.render);
  const isProperty =
    !signature && !member.kindOf([ReflectionKind.EnumMember, ReflectionKind.Method, ReflectionKind.Constructor]);
  return blocks(
    `${'#'.repeat(level)} ${memberTitle(member, Boolean(comment?.getTag('@deprecated')))}`,
    labelsMark('line', member.name),
    tools.signature(member),
    isProperty && (given || member.flags.isOptional) && facts(member, defaultOf(comment, tools.render)),
    deprecationBox(comment, tools.render),
    descriptionOf(comment, tools.render),
    signature && parameterTable(signature.parameters ?? [], signature, member, tools),
    returned && `**Returns** ${returned}`,
    nestedTable(nested, `${member.name.toLowerCase()}-`, `${member.name}${signature ? '()' : ''}.`, tools),
    throwsText(comment, tools.render),
    caveatsText(comment, tools.render),
  );
}

/**
 * Returns a member's heading, whose slug is the member's anchor. Deprecated members are struck through, even in the
 * table of contents.
 */
function memberTitle(member: DeclarationReflection, isDeprecated: boolean): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'Constructor';
  const name = escapeMdx(member.name);
  return isDeprecated ? `~~${name}~~` : name;
}

/** Describes whether a property is required, and its default. */
function facts(member: DeclarationReflection, fallback: string | undefined): string {
  const parts = [member.flags.isOptional ? 'Optional' : 'Required', fallback && `default: ${fallback}`];
  return `<p className="member-facts">${parts.filter(Boolean).join(' · ')}</p>`;
}

/** Renders a table of a call's parameters with type, default and description. Optional parameters are marked. */
export function parameterTable(
  parameters: readonly ParameterReflection[],
  signature: SignatureReflection,
  owner: DeclarationReflection,
  tools: PageTools,
): string {
  const comment = commentOf(owner) ?? signature.comment;
  return table(
    ['Parameter', 'Type', 'Description'],
    parameters.flatMap((parameter) => {
      const words = parameter.comment ?? undefined;
      const fromOwner = comment?.blockTags.find((tag) => tag.tag === '@param' && tag.name === parameter.name);
      const text = words ? descriptionOf(words, tools.render) : fromOwner ? tools.render(fromOwner.content).trim() : '';
      const prefix = tools.anchorPrefix(owner);
      const anchor = `${prefix}${parameter.name}`;
      const place = `${prefix ? owner.name : ''}(${parameter.name})`;
      return [
        row(anchor, parameter.name, parameter.type, parameter.flags.isOptional, parameter.defaultValue, text, place),
        ...memberRows(writtenMembers(parameter.type), `${parameter.name}.`, `${anchor}-`, `${place}.`, tools),
      ];
    }),
  );
}

/** Renders the members of an inline object type. */
function nestedTable(
  members: readonly DeclarationReflection[],
  anchorPrefix: string,
  placePrefix: string,
  tools: PageTools,
): string {
  return table(['Property', 'Type', 'Description'], memberRows(members, '', anchorPrefix, placePrefix, tools));
}

/** Renders a row for each member and for the members of its inline types. */
function memberRows(
  members: readonly DeclarationReflection[],
  prefix: string,
  anchorPrefix: string,
  placePrefix: string,
  tools: PageTools,
): (readonly string[])[] {
  return members.flatMap((member) => {
    const comment = commentOf(member);
    const [name, anchor, place] = [prefix, anchorPrefix, placePrefix].map((each) => `${each}${member.name}`) as [
      string,
      string,
      string,
    ];
    return [
      row(
        anchor,
        name,
        member.type,
        member.flags.isOptional,
        defaultOf(comment, tools.render),
        cellText(comment, tools.render),
        place,
      ),
      ...memberRows(writtenMembers(member.type), `${name}.`, `${anchor}-`, `${place}.`, tools),
    ];
  });
}

/**
 * Renders a row about a parameter or property: its name with an anchor, its type and its description.
 *
 * @param place - place of the part in the symbol, for the labels from its history.
 * @param marksOptional - whether the description of an optional part begins with "Optional."
 */
export function row(
  anchor: string,
  name: string,
  type: SomeType | undefined,
  optional: boolean,
  fallback: string | undefined,
  text: string,
  place: string,
  marksOptional = true,
): readonly string[] {
  const need = optional && marksOptional ? `Optional${fallback ? `, default: ${fallback}` : ''}. ` : '';
  return [
    `<Anchor id="${anchor.toLowerCase()}">\`${name}${optional ? '?' : ''}\`</Anchor>${labelsMark('inline', place)}`,
    typeCode(String(type)),
    `${need}${text}`,
  ];
}
