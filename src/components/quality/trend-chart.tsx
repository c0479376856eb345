import { useId, type ReactNode } from 'react';
import type { Earlier } from '../../lib/evidence/reports';
import { chart, trendOf } from '../../lib/evidence/trend';

interface TrendChartProps {
  readonly title: string;
  readonly history: readonly Earlier[];
  readonly format: (value: number) => string;
}

/** Line chart of a figure over the last reports. Its description has the values; no color carries a meaning. */
export function TrendChart({ title, history, format }: TrendChartProps): ReactNode {
  const id = useId();
  const { points, description } = trendOf(history, format);
  return (
    <svg
      className="quality-trend"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      <polyline points={points.map((point) => point.join()).join(' ')} />
      {points.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r={index === points.length - 1 ? 3.5 : 1.5} />
      ))}
    </svg>
  );
}
