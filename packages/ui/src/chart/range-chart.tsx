import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';

const HEIGHT = 16;

/**
 * A lying bar from the first series to the third with a stroke at the second,
 * one a category: lower, middle, upper. The number behind it is the middle. An
 * image to assistive technology, by the name it is given; its table tells the
 * numbers.
 */
export function RangeChart({ label, data, none }: { label: string; data: ChartData; none: string }) {
  const { categories, series, format } = data;
  const longest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))) || 1;
  const share = (value: number) => `${(value / longest) * 100}%`;
  return (
    <div className={styles.chart}>
      <div role="img" aria-label={label} className={styles.rows}>
        {categories.map((category, index) => {
          const [lower, middle, upper] = series.map(({ values }) => values[index] ?? null);
          const known = typeof lower === 'number' && typeof middle === 'number' && typeof upper === 'number';
          return (
            <div key={category.key} className={styles.row}>
              <span className={styles.name}>{category.label}</span>
              <svg className={styles.lane} height={HEIGHT} aria-hidden="true">
                {known && (
                  <>
                    <rect
                      className={styles.band}
                      x={share(lower)}
                      width={share(upper - lower)}
                      y="2"
                      height={HEIGHT - 4}
                    />
                    <line className={styles.middle} x1={share(middle)} x2={share(middle)} y2={HEIGHT} />
                  </>
                )}
              </svg>
              <span className={styles.number}>{known ? format(middle) : none}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
