import { useId } from 'react';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartLegend, ChartPatterns, fillOf } from './chart-patterns.tsx';

/** Of a bar, in pixels; its width is in hundredths of the longest. */
const BAR_HEIGHT = 16;

/**
 * Lying bars, one a category with its name before it and its number behind it:
 * for few or long names. The series of each are laid end to end. An image to
 * assistive technology, by the name it is given; its table has the numbers.
 */
export function RowChart({
  label,
  data,
  none,
  full,
}: {
  label: string;
  data: ChartData;
  /** What stands behind a category without any number. */
  none: string;
  full?: number | undefined;
}) {
  const id = useId();
  const { categories, series, format } = data;
  const lengths = categories.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const longest = Math.max(full ?? 0, ...lengths) || 1;
  return (
    <div className={styles.chart}>
      {series.length > 1 && <ChartLegend id={id} names={series.map(({ name }) => name)} />}
      <svg className={styles.unseen} width="0" height="0" aria-hidden="true">
        <ChartPatterns id={id} />
      </svg>
      <div role="img" aria-label={label} className={styles.rows}>
        {categories.map((category, index) => {
          let before = 0;
          return (
            <div key={category.key} className={styles.row}>
              <span className={styles.name}>{category.label}</span>
              <svg className={styles.lane} height={BAR_HEIGHT} aria-hidden="true">
                {series.map(({ name, values }, look) => {
                  const value = values[index] ?? 0;
                  if (value <= 0) return null;
                  const start = before;
                  before += value;
                  return (
                    <rect
                      key={name}
                      className={styles.bar}
                      data-look={look}
                      x={`${(start / longest) * 100}%`}
                      width={`${(value / longest) * 100}%`}
                      height={BAR_HEIGHT}
                      fill={fillOf(id, look)}
                    >
                      <title>{`${category.label} · ${name}: ${format(value)}`}</title>
                    </rect>
                  );
                })}
              </svg>
              <span className={styles.number}>
                {series.every(({ values }) => (values[index] ?? null) === null)
                  ? none
                  : format(lengths[index] ?? 0)}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
