import { fenced } from '../../plugins/shared/fenced';

/** Result of comparing an SDK's newest release with the docs. */
export interface ReleaseResult {
  readonly sdk: string;
  readonly outcome: 'same' | 'different' | 'failed';
  /** Report for a terminal, or the reason why the comparison failed. */
  readonly text: string;
}

/** Maximum total length of the reports in the issue. GitHub accepts 65,536 characters per issue. */
const longest = 60_000;

/** Writes the text of the issue. Reports are in code blocks, so that names in them do not become mentions or links. */
export function issueBody(results: readonly ReleaseResult[]): string {
  const share = Math.floor(longest / Math.max(results.length, 1)) - 200;
  const sections = results.map(({ sdk, outcome, text }) => {
    const shown = text.length > share ? `${text.slice(0, share)}\n…` : text;
    const report = `## ${sdk}\n\n${fenced(shown, 'text')}`;
    if (outcome !== 'different') return report;
    return `${report}\n\nRun \`npm run sdk:diff -- ${sdk} latest${sdk === 'python' ? '' : ' --write'}\`.`;
  });
  return [summaryOf(results), ...sections].join('\n\n');
}

function summaryOf(results: readonly ReleaseResult[]): string {
  const has = (wanted: ReleaseResult['outcome']) => results.some(({ outcome }) => outcome === wanted);
  if (has('different')) return 'Some of the newest releases differ from the declarations of next.';
  if (has('failed')) return 'No differences were found, but some of the newest releases could not be compared.';
  return 'The newest releases match the declarations of next. You can close this issue.';
}
