import styles from './chart.module.css';
import type { ChartCategory } from './chart-data.ts';
import { labelEvery } from './ticks.ts';

/** Room around what is drawn, in pixels. */
const MARGIN = { top: 12, right: 8, bottom: 28, left: 56 };

/** Height of a chart in pixels. */
export const HEIGHT = 260;

const LABEL_WIDTH = 58;

export interface Plot {
  /** Of the whole drawing. */
  width: number;
  /** Left edge of a category, and how wide each is. */
  band: number;
  left: (index: number) => number;
  /** Height at which a value stands. */
  y: (value: number) => number;
  ticks: readonly number[];
}

/** Where things stand in a chart of so many categories with an axis of these marks. */
export function plotOf(width: number, categories: number, ticks: readonly number[]): Plot {
  const inner = Math.max(1, width - MARGIN.left - MARGIN.right);
  const band = inner / Math.max(1, categories);
  const top = ticks.at(-1) ?? 1;
  return {
    width,
    band,
    ticks,
    left: (index) => MARGIN.left + index * band,
    y: (value) => HEIGHT - MARGIN.bottom - (value / top) * (HEIGHT - MARGIN.top - MARGIN.bottom),
  };
}

/** Level lines with their numbers, and the names of the categories below, as many as there is room for. */
export function ChartAxes({
  plot: { width, band, left, y, ticks },
  categories,
  format,
}: {
  plot: Plot;
  categories: readonly ChartCategory[];
  format: (value: number) => string;
}) {
  const every = labelEvery(categories.length, {
    width: width - MARGIN.left - MARGIN.right,
    labelWidth: LABEL_WIDTH,
  });
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            data-zero={tick === 0 || undefined}
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.axis} x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map(({ key, label, short }, index) =>
        index % every === 0 ? (
          <text
            key={key}
            className={styles.axis}
            x={left(index) + band / 2}
            y={HEIGHT - MARGIN.bottom + 18}
            textAnchor="middle"
          >
            {short ?? label}
          </text>
        ) : null,
      )}
    </>
  );
}
