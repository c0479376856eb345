import type { MergedAnswer, MergedHit } from '@site/src/search/engine/merge';
import type { SectionHit } from '@site/src/search/engine/hits';
import { detailOf, kindLabel } from './kind-badge';

/** Option in the list of results. */
export type SearchOption =
  | { readonly type: 'page'; readonly href: string; readonly hit: MergedHit; readonly section: SectionHit }
  | { readonly type: 'section'; readonly href: string; readonly section: SectionHit }
  | {
      readonly type: 'name';
      readonly href: string;
      readonly name: string;
      readonly version?: string;
      readonly instead?: string;
    }
  | { readonly type: 'query'; readonly href: string; readonly text: string };

/** Options that belong together, such as the sections of a page. */
export interface OptionGroup {
  readonly label: string;
  /**
   * Whether the label is visible. For a page, only screen readers get the label, because the first option shows the
   * title.
   */
  readonly isLabelShown: boolean;
  readonly options: readonly SearchOption[];
}

/** Returns the groups of a response: pages with their sections, symbols of other versions, and similar names. */
export function groupsOfAnswer({ pages, elsewhere, isNameElsewhere, nearest }: MergedAnswer): OptionGroup[] {
  const named = (label: string, options: readonly SearchOption[]): OptionGroup[] =>
    options.length > 0 ? [{ label, isLabelShown: true, options }] : [];
  const others = named(
    'In other versions',
    elsewhere.map(({ url, ...rest }) => ({ type: 'name', href: url, ...rest })),
  );
  return [
    ...(isNameElsewhere ? others : []),
    ...pages.map((hit) => ({
      label: [hit.title.text, kindLabel(hit), detailOf(hit)].filter(Boolean).join(', '),
      isLabelShown: false,
      options: hit.sections.map((section, position): SearchOption =>
        position === 0
          ? { type: 'page', href: section.url, hit, section }
          : { type: 'section', href: section.url, section },
      ),
    })),
    ...(isNameElsewhere ? [] : others),
    ...named(
      'Did you mean',
      nearest.map(({ name, url }) => ({ type: 'name', href: url, name })),
    ),
  ];
}

/** Returns a group of searches to choose from, or no group if there are no searches. */
export function groupOfQueries(
  label: string,
  texts: readonly string[],
  addressOf: (text: string) => string,
): OptionGroup[] {
  if (texts.length === 0) return [];
  const options = texts.map((text): SearchOption => ({ type: 'query', href: addressOf(text), text }));
  return [{ label, isLabelShown: true, options }];
}
