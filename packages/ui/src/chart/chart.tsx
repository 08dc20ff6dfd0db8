import { BarChart } from './bar-chart.tsx';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { LineChart } from './line-chart.tsx';
import { RangeChart } from './range-chart.tsx';
import { RowChart } from './row-chart.tsx';

/**
 * A drawing with its table beside it, or below where there is no room. The
 * scales are straight lines from nought and a handful of divisions, which is
 * why no library draws here.
 */
export function Chart({
  kind,
  label,
  tableLabel,
  data,
  none,
  top,
}: {
  /** `bars` and `rows` pile up or line up their series; `line` and `ranges` see `LineChart` and `RangeChart`. */
  kind: 'bars' | 'line' | 'rows' | 'ranges';
  /** Name of the drawing: what it shows, and the gist of it. */
  label: string;
  tableLabel: string;
  data: ChartData;
  /** What stands in the table for a number that is not there. */
  none: string;
  /** The scale of a line or of rows goes up to this at least. */
  top?: number | undefined;
}) {
  return (
    <div className={styles.pair}>
      {kind === 'bars' && <BarChart label={label} data={data} />}
      {kind === 'line' && <LineChart label={label} data={data} top={top} />}
      {kind === 'rows' && <RowChart label={label} data={data} none={none} full={top} />}
      {kind === 'ranges' && <RangeChart label={label} data={data} none={none} />}
      <ChartTable label={tableLabel} data={data} none={none} />
    </div>
  );
}
