// Ejected: the original formats dates with `Intl.DateTimeFormat`, which delays hydration by 30 ms on a phone.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';
import { shortDate } from '@site/src/lib/short-date';

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {date && (
        <>
          {' on '}
          <b>
            <time dateTime={date.toISOString()} itemProp="dateModified">
              {shortDate(date)}
            </time>
          </b>
        </>
      )}
    </span>
  );
}
