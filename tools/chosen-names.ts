/**
 * Checks names from the command line.
 *
 * @param kind - kind of the names, such as "template".
 * @param known - valid names.
 * @param given - names from the command line; may be empty.
 * @returns the given names, in the order of the valid ones.
 * @throws Error if a name is unknown. Its message lists all unknown and all valid names.
 */
export function chosenNames<Name extends string>(
  kind: string,
  known: readonly Name[],
  given: readonly string[],
): Name[] {
  const unknown = given.filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${kind} ${unknown.join(', ')}. Use one or more of: ${known.join(', ')}.`);
  }
  return known.filter((name) => given.includes(name));
}
