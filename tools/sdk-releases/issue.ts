/** GitHub repository, with the token that the workflow uses. */
export interface Repository {
  /** Address of the API, such as `https://api.github.com`. */
  readonly api: string;
  /** Owner and name, such as `fishjam-cloud/documentation`. */
  readonly name: string;
  readonly token: string;
}

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly user: { readonly login: string };
  readonly pull_request?: object;
}

/**
 * Account that workflows use to open issues. An issue with the same title that another account opened is left
 * unchanged.
 */
const author = 'github-actions[bot]';
const pageSize = 100;

/**
 * Replaces the text of the open issue with the given title, or opens a new issue.
 *
 * @param isNeeded - whether to open an issue if none exists.
 * @returns number of the issue; undefined if no issue exists.
 * @throws Error with the status of the response if a request fails.
 */
export async function updateIssue(
  repository: Repository,
  title: string,
  body: string,
  isNeeded: boolean,
): Promise<number | undefined> {
  const found = await findIssue(repository, title);
  if (!found && !isNeeded) return undefined;
  const { number } = found
    ? await request<Issue>(repository, 'PATCH', `/${found.number}`, { body })
    : await request<Issue>(repository, 'POST', '', { title, body });
  return number;
}

async function findIssue(repository: Repository, title: string): Promise<Issue | undefined> {
  for (let page = 1; ; page++) {
    const issues = await request<Issue[]>(repository, 'GET', `?state=open&per_page=${pageSize}&page=${page}`);
    const found = issues.find((issue) => issue.title === title && issue.user.login === author && !issue.pull_request);
    if (found || issues.length < pageSize) return found;
  }
}

async function request<Answer>(
  { api, name, token }: Repository,
  method: string,
  place: string,
  content?: object,
): Promise<Answer> {
  const response = await fetch(`${api}/repos/${name}/issues${place}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(content && { body: JSON.stringify(content) }),
  });
  if (!response.ok)
    throw new Error(
      `GitHub responded with ${response.status} to the ${method} request for the issues: ${await response.text()}`,
    );
  return (await response.json()) as Answer;
}
