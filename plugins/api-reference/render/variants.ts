import type { DeclarationReflection } from 'typedoc';
import { commentOf } from '../typescript/documented';
import { variantsOf, type Variant, type VariantMember } from '../typescript/variants';
import { cellText, defaultOf } from './comment';
import { blocks, escapeMdx, table } from './markdown';
import { row } from './members';
import type { PageTools } from './page-tools';

/** Returns the section about the object types in a union; empty if there are none. */
export function variantSection(reflection: DeclarationReflection, tools: PageTools): string {
  const variants = variantsOf(reflection);
  if (variants.length === 0) return '';
  const intro = variants.some(({ members }) => members.some(({ isExcluded }) => isExcluded))
    ? 'A value matches exactly one of these variants.'
    : 'A value matches one of these variants.';
  // Separate headings would be longer than their content.
  const isShort = variants.every(({ members }) => members.length === 1);
  return blocks(
    '## Variants',
    intro,
    ...(isShort
      ? [
          tableOf(
            variants.flatMap(({ members }) => members),
            tools,
          ),
        ]
      : variants.map((variant) => variantPart(variant, tools))),
  );
}

function variantPart({ name, members }: Variant, tools: PageTools): string {
  return blocks(`### ${escapeMdx(name)}`, tableOf(members, tools));
}

function tableOf(members: readonly VariantMember[], { render }: PageTools): string {
  return table(
    ['Property', 'Type', 'Description'],
    members.map(({ reflection, anchor, isExcluded }) =>
      row(
        anchor,
        reflection.name,
        reflection.type,
        reflection.flags.isOptional,
        defaultOf(commentOf(reflection), render),
        cellText(commentOf(reflection), render),
        reflection.name,
        !isExcluded,
      ),
    ),
  );
}
