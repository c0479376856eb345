import type { ReactNode } from 'react';
import type { ShownReport } from '@site/src/lib/evidence/reports';
import { dayOf } from '@site/src/lib/evidence/trend';

/** Number of digits with which Git names a commit. */
const digits = 7;

/** When the figures of a report were measured, at which commit, and how to measure them again. */
export function Measured({ report }: { readonly report: ShownReport }): ReactNode {
  const { command, isOfThisBuild } = report;
  return (
    <p className="quality-measured">
      {isOfThisBuild ? 'Counted in this build' : 'Measured'}, <When report={report} />. Reproduce with{' '}
      <code>{command}</code>
    </p>
  );
}

/** Day and commit of a report. */
export function When({
  report: { date, commit },
}: {
  readonly report: Pick<ShownReport, 'date' | 'commit'>;
}): ReactNode {
  return (
    <>
      <time dateTime={date}>{dayOf(date)}</time> at commit <code>{commit.slice(0, digits)}</code>
    </>
  );
}
