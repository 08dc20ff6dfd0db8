import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';

/** Only the focus lets the arrow keys scroll a part without controls. */
const REACHED_BY_KEYS = { tabIndex: 0 };

/**
 * The numbers of a chart as a table, in a region that scrolls; on paper it is
 * as long as it is.
 * @param none what stands for a number that is not there
 */
export function ChartTable({ label, data, none }: { label: string; data: ChartData; none: string }) {
  const { categoryName, categories, series, format } = data;
  return (
    <section className={styles.tableRegion} aria-label={label} {...REACHED_BY_KEYS}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{categoryName}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category.key}>
              <th scope="row">{category.label}</th>
              {series.map(({ name, values }) => {
                const value = values[index] ?? null;
                return <td key={name}>{value === null ? none : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
