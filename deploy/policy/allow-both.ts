/**
 * Adds the hashes of another policy to a policy, so that pages of two builds work while one replaces the other.
 *
 * @param policy - value of a `Content-Security-Policy` header.
 * @param other - policy with the hashes to add; undefined to add nothing.
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function allowBoth(policy: string, other: string | undefined): string {
  const others = new Map(directivesOf(other ?? ''));
  return directivesOf(policy)
    .map(([name, sources]) => {
      const added = (others.get(name) ?? []).filter((source) => /^'(?:sha256-[^']+|unsafe-hashes)'$/.test(source));
      // `'none'` must be the only source.
      const kept = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...new Set([...kept, ...added])].join(' ');
    })
    .join('; ');
}

function directivesOf(policy: string): [name: string, sources: string[]][] {
  return policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  });
}
