import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { formatMain } from '@site/src/lib/evidence/format';
import { mainFigure, reportNames, type QualityData, type ReportName } from '@site/src/lib/evidence/reports';
import { dayOf } from '@site/src/lib/evidence/trend';
import Table from '../table';
import { TrendChart } from './trend-chart';

/** Label of each report's main figure. */
const labels: Readonly<Record<ReportName, string>> = {
  routes: 'Pages served',
  samples: 'Samples compiled or parsed',
  declarations: 'Symbols that match the SDK’s source',
  facts: 'Surprising facts with their sources',
  links: 'Links checked',
  accessibility: 'Accessibility violations',
  search: 'Searches whose first result is right',
  bytes: 'First view, median page',
  lighthouse: 'Lighthouse performance, median page',
  build: 'Build with caches',
};

/** Table with one line per report: the current main figure and a chart of its recent values. */
export function Summary({ reports }: Pick<QualityData, 'reports'>): ReactNode {
  return (
    <Table aria-label="Main figures" className="quality-summary">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Now</th>
          <th scope="col">Recent reports</th>
        </tr>
      </thead>
      <tbody>
        {reportNames.map((name) => {
          const { date, figures, history, isOfThisBuild } = reports[name];
          const value = (mainFigure[name] as (given: unknown) => number)(figures);
          return (
            <tr key={name}>
              <th scope="row">
                <Link to={`#${name}`}>{labels[name]}</Link>{' '}
                <small>{isOfThisBuild ? 'in this build' : `on ${dayOf(date)}`}</small>
              </th>
              <td>{formatMain[name](value)}</td>
              <td>
                <TrendChart title={labels[name]} history={history} format={formatMain[name]} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
