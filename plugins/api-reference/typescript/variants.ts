import type { DeclarationReflection, SomeType } from 'typedoc';
import { memberAnchor } from '../render/anchors';

/** One of the object types in a union, as in `{ token: string } | { streamId: string }`. */
export interface Variant {
  /** Name that distinguishes the variant, such as `With token` or `name: "NotFoundError"`. */
  readonly name: string;
  readonly members: readonly VariantMember[];
}

/** A member of a variant, and its anchor on the symbol's page. */
export interface VariantMember {
  readonly reflection: DeclarationReflection;
  readonly anchor: string;
  /** Whether the variant excludes the member by giving it the type `never`. */
  readonly isExcluded: boolean;
}

/**
 * Returns the inline object types in a symbol's union type.
 *
 * A member has its plain anchor in the first variant that contains it, so that links keep working if the type becomes a
 * single object type.
 */
export function variantsOf({ type }: DeclarationReflection): readonly Variant[] {
  const choices = writtenChoices(type);
  const taken = new Set<string>();
  return choices.map((members, index) => ({
    name: nameOfVariant(members) ?? `Variant ${index + 1}`,
    members: [...members]
      .sort((a, b) => Number(isExcluded(a)) - Number(isExcluded(b)))
      .map((reflection): VariantMember => {
        const plain = memberAnchor(reflection.name);
        const anchor = isExcluded(reflection) || taken.has(plain) ? `${plain}-${index + 1}` : plain;
        taken.add(anchor);
        return { reflection, anchor, isExcluded: isExcluded(reflection) };
      }),
  }));
}

const isExcluded = ({ type }: DeclarationReflection) => String(type) === 'never';

/** Returns the members of all variants, one for each name. */
export function variantMembers(reflection: DeclarationReflection): readonly VariantMember[] {
  return variantsOf(reflection)
    .flatMap(({ members }) => members)
    .filter(({ reflection: { name }, anchor }) => anchor === memberAnchor(name));
}

function writtenChoices(type: SomeType | undefined): (readonly DeclarationReflection[])[] {
  if (type?.type === 'intersection') return type.types.flatMap(writtenChoices);
  if (type?.type !== 'union') return [];
  return type.types.flatMap((choice) =>
    choice.type === 'reflection' && choice.declaration.children ? [choice.declaration.children] : [],
  );
}

function nameOfVariant(members: readonly DeclarationReflection[]): string | undefined {
  const mark = members.find(({ type }) => type?.type === 'literal' && type.value !== null);
  if (mark) return `${mark.name}: ${String(mark.type)}`;
  const required = members.filter(({ flags }) => !flags.isOptional).map(({ name }) => name);
  return required.length > 0 ? `With ${required.join(' and ')}` : undefined;
}
