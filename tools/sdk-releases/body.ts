import { fenced } from '../../plugins/shared/fenced';

/** Result of comparing an SDK's newest release with the docs. */
export interface ReleaseResult {
  readonly sdk: string;
  /** Report for a terminal, or the reason why the release could not be compared. */
  readonly text: string;
}

/** Maximum total length of the reports in the issue. GitHub accepts 65,536 characters per issue. */
const longest = 60_000;

/** Writes the text of the issue. Reports are in code blocks, so that names in them do not become mentions or links. */
export function issueBody(results: readonly ReleaseResult[]): string {
  const share = Math.floor(longest / Math.max(results.length, 1)) - 200;
  const sections = results.map(({ sdk, text }) => {
    const shown = text.length > share ? `${text.slice(0, share)}\n…` : text;
    return `## ${sdk}\n\n${fenced(shown, 'text')}\n\nRun \`npm run sdk:diff -- ${sdk} latest${sdk === 'python' ? '' : ' --write'}\`.`;
  });
  return ['The newest releases differ from the declarations of next as follows.', ...sections].join('\n\n');
}
