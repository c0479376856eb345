import { listInWords } from '../../../src/lib/list-in-words';
import { groupBy } from '../../shared/group-by';
import { escapeProse } from '../render/markdown';
import type { ApiChange } from './changes';
import type { Place } from './places';

/** Maximum length of a type in a clause. Longer types are left out, because both versions' pages contain them. */
const longestType = 60;

/** A change in words: its subject, a verb with a plural form, and the rest of the clause. */
interface Clause {
  readonly subject: string;
  /** Changed aspect of the subject; undefined if the subject itself changed. */
  readonly aspect?: 'type' | 'return type';
  readonly verb: 'is' | 'has' | 'was';
  readonly what: string;
}

/**
 * Describes changes to one symbol in words, with one clause for all members with the same change.
 *
 * @returns MDX clauses such as `` `a` and `b` are new ``. A move produces no clause.
 */
export function inWords(changes: readonly ApiChange[]): string[] {
  const clauses = changes.flatMap((change) => clauseOf(change) ?? []);
  // Names and parameters get separate clauses. Otherwise, "the `a` parameter of `f` and `g`" would read as a parameter
  // of both.
  const isName = (subject: string) => subject.startsWith('`');
  const keyOf = ({ subject, aspect, verb, what }: Clause) => `${isName(subject)} ${aspect} ${verb} ${what}`;
  return [...groupBy(clauses, keyOf).values()].map((group) => {
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const { aspect, verb, what } = group[0]!;
    const isPlural = subjects.length > 1;
    const subject = `${aspect ? `the ${aspect}${isPlural ? 's' : ''} of ` : ''}${listInWords(subjects)}`;
    return `${subject} ${isPlural ? { is: 'are', has: 'have', was: 'were' }[verb] : verb} ${what}`;
  });
}

function clauseOf({
  place,
  change,
  before = '',
  after = '',
  returns,
  instead,
  replacement,
}: ApiChange): Clause | undefined {
  const subject = nameOf(place);
  switch (change) {
    case 'moved':
      return undefined;
    case 'added':
      return { subject, verb: 'is', what: 'new' };
    case 'removed':
      return { subject, verb: 'was', what: replacement ? `removed in favor of \`${replacement}\`` : 'removed' };
    case 'deprecated':
      return {
        subject,
        verb: 'is',
        what: instead ? `deprecated: ${escapeProse(withoutSentence(instead))}` : 'deprecated',
      };
    case 'renamed':
      return { subject, verb: 'was', what: `called \`${before}\`` };
    case 'kind':
      return { subject, verb: 'was', what: `changed from ${before} to ${after}` };
    case 'type parameters':
      return { subject, verb: 'has', what: 'different type parameters' };
    case 'type': {
      // "Its type" would read as the type of the member that the previous clause names.
      const ownType = returns ? 'the return type' : 'the type itself';
      const isShort = before !== '' && after !== '' && before.length + after.length <= 2 * longestType;
      return {
        ...(place ? { subject, aspect: returns ? 'return type' : 'type' } : { subject: ownType }),
        verb: 'was',
        what: isShort ? `changed from \`${before}\` to \`${after}\`` : 'changed',
      };
    }
    case 'optional':
    case 'required':
      return { subject, verb: 'is', what: `now ${change}` };
    default:
      return { subject, verb: 'is', what: change };
  }
}

/** Names a place in a sentence about its symbol, such as ``the `options` parameter of `createPeer` ``. */
function nameOf(place: Place): string {
  if (place === '') return 'it';
  const [, owner, parameter] = /^(.*)\(([\w*]+)\)$/.exec(place) ?? [];
  if (parameter === undefined) return `\`${place}\``;
  if (!owner) return `the \`${parameter}\` parameter`;
  return `the \`${parameter}\` parameter of ${owner === 'constructor' ? 'the constructor' : `\`${owner}\``}`;
}

/** Converts a sentence to the end of a clause: no capital at the start, no period at the end. */
function withoutSentence(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}
