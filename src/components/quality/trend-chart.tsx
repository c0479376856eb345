import { useId, type ReactNode } from 'react';
import type { Earlier } from '../../lib/evidence/reports';
import { chart, trendOf } from '../../lib/evidence/trend';

interface TrendChartProps {
  readonly title: string;
  readonly history: readonly Earlier[];
  readonly format: (value: number) => string;
}

/**
 * Returns the path of a zero-length line. Its round caps form a dot that keeps its size when the chart is stretched.
 */
const dotAt = ([x, y]: readonly [number, number]): string => `M${x} ${y}h0`;

/**
 * Line chart of a figure over the last reports. Its description contains the values, and color conveys no information.
 */
export function TrendChart({ title, history, format }: TrendChartProps): ReactNode {
  const id = useId();
  const { points, description } = trendOf(history, format);
  return (
    <svg
      className="quality-trend"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <path d={points.map(dotAt).join('')} />
      <path className="quality-now" d={points.slice(-1).map(dotAt).join('')} />
    </svg>
  );
}
