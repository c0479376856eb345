import type { ReactNode } from 'react';
import type { ShownReport } from '@site/src/lib/evidence/reports';
import { dayOf } from '@site/src/lib/evidence/trend';

/** Number of digits in an abbreviated commit hash. */
const digits = 7;

/** Day, commit and command of a report. */
export function Measured({ report }: { readonly report: ShownReport }): ReactNode {
  const { command, commit, date, isOfThisBuild } = report;
  return (
    <p className="quality-measured">
      {isOfThisBuild ? 'Counted in this build' : 'Measured'} on <time dateTime={date}>{dayOf(date)}</time> at{' '}
      <code>{commit.slice(0, digits)}</code> with <code>{command}</code>
    </p>
  );
}
