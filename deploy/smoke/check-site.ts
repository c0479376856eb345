import type { Expectation } from './expectations';

/** Time limit for each request, in milliseconds. */
const timeout = 20_000;

/**
 * Sends a request for each expectation, and compares the response with it.
 *
 * @param origin - such as `https://docs.example.com`.
 * @returns a line for each difference; empty if everything is as expected.
 */
export async function checkSite(origin: string, expected: readonly Expectation[]): Promise<string[]> {
  const problems = await Promise.all(expected.map((expectation) => checkResponse(origin, expectation)));
  return problems.flat();
}

async function checkResponse(origin: string, expectation: Expectation): Promise<string[]> {
  try {
    const response = await fetch(new URL(expectation.path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return differences(expectation, response, await response.text());
  } catch (error) {
    return [`${expectation.path}: no response (${reasonOf(error)}).`];
  }
}

/** Returns the reason why a request failed. `fetch` stores it in the `cause` of its error. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);

/**
 * Compares a response with the expected one.
 *
 * @returns a line for each difference.
 */
function differences(expectation: Expectation, { status, headers }: Response, body: string): string[] {
  const at = (problem: string) => `${expectation.path}: ${problem}`;
  if (status !== expectation.status) return [at(`status ${status} instead of ${expectation.status}.`)];
  const problems: string[] = [];
  const compare = (name: string, isSame: (value: string) => boolean, wanted: string | undefined) => {
    const value = headers.get(name) ?? '';
    if (wanted !== undefined && !isSame(value)) problems.push(at(`${name} is "${value}" instead of "${wanted}".`));
  };
  const { mediaType, cacheControl, location } = expectation;
  compare('content-type', (value) => value.startsWith(mediaType!), mediaType);
  compare('cache-control', (value) => value === cacheControl, cacheControl);
  compare('location', (value) => value.endsWith(location!), location);
  for (const [name, wanted] of expectation.headers ?? [])
    // Some servers change the case of directives, such as `includeSubDomains`.
    compare(name.toLowerCase(), (value) => value.toLowerCase() === wanted.toLowerCase(), wanted);
  if (expectation.body !== undefined && body !== expectation.body)
    problems.push(at('the content is not that of the build.'));
  return problems;
}
