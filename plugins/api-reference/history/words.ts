import { listInWords } from '../../../src/lib/list-in-words';
import { groupBy } from '../../shared/group-by';
import type { ApiChange } from './changes';

/** Types longer than this are not repeated, because the pages in both versions contain them. */
const longestType = 60;

/** A change in words: its subject, a verb with a plural form, and the rest of the clause. */
interface Clause {
  readonly subject: string;
  readonly verb: 'is' | 'has' | 'was';
  readonly what: string;
}

/**
 * Describes changes to one symbol in words, with one clause for all members with the same change.
 *
 * @returns Markdown clauses such as `` `a` and `b` are new ``; moves and the addition of the symbol itself have none.
 */
export function inWords(changes: readonly ApiChange[]): string[] {
  const clauses = changes.flatMap((change) => clauseOf(change) ?? []);
  return [...groupBy(clauses, ({ verb, what }) => `${verb} ${what}`).values()].map((group) => {
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const { verb, what } = group[0]!;
    const plural = { is: 'are', has: 'have', was: 'were' }[verb];
    return `${listInWords(subjects)} ${subjects.length > 1 ? plural : verb} ${what}`;
  });
}

function clauseOf({ place, change, before = '', after = '', instead, replacement }: ApiChange): Clause | undefined {
  const subject = place ? `\`${place}\`` : 'it';
  switch (change) {
    case 'moved':
      return undefined;
    case 'added':
      return { subject, verb: 'is', what: 'new' };
    case 'removed':
      return { subject, verb: 'was', what: replacement ? `removed in favor of \`${replacement}\`` : 'removed' };
    case 'deprecated':
      return { subject, verb: 'is', what: instead ? `deprecated: ${withoutSentence(instead)}` : 'deprecated' };
    case 'renamed':
      return { subject, verb: 'was', what: `called \`${before}\`` };
    case 'kind':
      return { subject, verb: 'was', what: `changed from ${before} to ${after}` };
    case 'type parameters':
      return { subject, verb: 'has', what: 'different type parameters' };
    case 'type': {
      const isShort = before !== '' && after !== '' && before.length + after.length <= 2 * longestType;
      return isShort
        ? { subject, verb: 'was', what: `changed from \`${before}\` to \`${after}\`` }
        : { subject, verb: 'has', what: 'a different type' };
    }
    default:
      return { subject, verb: 'is', what: change };
  }
}

/** Turns a sentence into the end of a clause. */
function withoutSentence(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}
