import styles from './chart.module.css';
import { ChartAxes, HEIGHT, type Plot, plotOf } from './chart-axes.tsx';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { ticksTo } from './ticks.ts';
import { useWidth } from './use-width.ts';

/** From so many points on, a mark at each would be a thicker line. */
const MOST_MARKS = 62;

/**
 * A line over the categories, broken where there is no number. With three
 * series the outer two bound a band and the middle one is the line: lower,
 * middle, upper. An image to assistive technology, by the name it is given; its
 * table tells the numbers.
 */
export function LineChart({
  label,
  data,
  top = 0,
}: {
  label: string;
  data: ChartData;
  /** The axis goes up to this at least. */
  top?: number | undefined;
}) {
  const { ref, width } = useWidth();
  const { categories, series, format, whole = false } = data;
  const highest = Math.max(top, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const plot = plotOf(width, categories.length, ticksTo(highest, { whole }));
  const [lower, middle, upper] = series;
  const line = series.length === 3 ? middle : lower;
  return (
    <div className={styles.chart} ref={ref}>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
      >
        <ChartAxes plot={plot} categories={categories} format={format} />
        {lower && upper && <path className={styles.band} d={bandPath(plot, lower, upper)} />}
        {line && <path className={styles.line} d={linePath(plot, line)} />}
        {line?.values.map((value, index) => {
          const category = categories[index];
          if (value === null || category === undefined) return null;
          return (
            <circle
              key={category.key}
              className={styles.mark}
              cx={middleOf(plot, index)}
              cy={plot.y(value)}
              r={categories.length > MOST_MARKS ? 1 : 3.5}
            >
              <title>{`${category.label} · ${line.name}: ${format(value)}`}</title>
            </circle>
          );
        })}
      </svg>
    </div>
  );
}

function middleOf({ left, band }: Plot, index: number): number {
  return left(index) + band / 2;
}

/** Numbers that follow one another without a gap, as `[index, value]`. */
function runsOf(values: readonly (number | null)[]): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([index, value]);
  }
  return runs.filter((run) => run.length > 0);
}

function pointsOf(plot: Plot, run: readonly [number, number][]): string {
  return run.map(([index, value]) => `${middleOf(plot, index)} ${plot.y(value)}`).join('L');
}

function linePath(plot: Plot, { values }: ChartSeries): string {
  return runsOf(values)
    .map((run) => `M${pointsOf(plot, run)}`)
    .join('');
}

function bandPath(plot: Plot, lower: ChartSeries, upper: ChartSeries): string {
  const tops = runsOf(upper.values);
  return runsOf(lower.values)
    .map((run, number) => `M${pointsOf(plot, run)}L${pointsOf(plot, (tops[number] ?? []).toReversed())}Z`)
    .join('');
}
