import { useId } from 'react';
import styles from './chart.module.css';
import { ChartAxes, HEIGHT, plotOf } from './chart-axes.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartLegend, ChartPatterns, fillOf } from './chart-patterns.tsx';
import { ticksTo } from './ticks.ts';
import { useWidth } from './use-width.ts';

/** Bars stand apart by this share of their room. */
const GAP = 0.22;
const WIDEST_BAR = 56;

/**
 * Upright bars, one a category, the series of each piled up. An image to
 * assistive technology, by the name it is given; its table has the numbers.
 */
export function BarChart({ label, data }: { label: string; data: ChartData }) {
  const id = useId();
  const { ref, width } = useWidth();
  const { categories, series, format, whole = false } = data;
  const heights = categories.map((_, index) => sumOf(series.map(({ values }) => values[index] ?? 0)));
  const plot = plotOf(width, categories.length, ticksTo(Math.max(0, ...heights), { whole }));
  const barWidth = Math.min(WIDEST_BAR, plot.band * (1 - GAP));
  return (
    <div className={styles.chart} ref={ref}>
      {series.length > 1 && <ChartLegend id={id} names={series.map(({ name }) => name)} />}
      <svg
        className={styles.drawing}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
      >
        <ChartPatterns id={id} />
        <ChartAxes plot={plot} categories={categories} format={format} />
        {categories.map((category, index) => {
          let below = 0;
          return (
            <g key={category.key}>
              {series.map(({ name, values }, look) => {
                const value = values[index] ?? 0;
                if (value <= 0) return null;
                const foot = below;
                below += value;
                return (
                  <rect
                    key={name}
                    className={styles.bar}
                    data-look={look}
                    x={plot.left(index) + (plot.band - barWidth) / 2}
                    y={plot.y(below)}
                    width={barWidth}
                    height={plot.y(foot) - plot.y(below)}
                    fill={fillOf(id, look)}
                  >
                    <title>{`${category.label} · ${name}: ${format(value)}`}</title>
                  </rect>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
