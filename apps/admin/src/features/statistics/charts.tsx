import type { Statistics, StatisticsRow } from '@phial/contract/staff/statistics';
import { Chart } from '@phial/ui/chart/chart';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '../../language/language.ts';
import { useNumberFormats } from './number-formats.ts';
import { noShowRate, useOfCapacity } from './shares.ts';
import styles from './statistics.module.css';

type ChartProps = ComponentProps<typeof Chart>;

/** Bookings, use of capacity, no-shows and lead time, each drawn, with its table. */
export function Charts({ statistics }: { statistics: Statistics }) {
  const { charts: words, columns, none, bysIn } = useMessages().statistics;
  const { count, percent, days, rowName, rowNameInShort } = useNumberFormats();
  const { by, rows, total } = statistics;
  const overTime = by === 'day';
  const categories = rows.map((row) => ({
    key: row.key,
    label: rowName(row, by),
    short: rowNameInShort(row, by),
  }));
  const series = (name: string, value: (row: StatisticsRow) => number | null) => ({
    name,
    values: rows.map(value),
  });
  const chart = (
    title: string,
    tip: string,
    label: string,
    kind: ChartProps['kind'],
    data: Pick<ChartProps['data'], 'series' | 'format' | 'whole'>,
    top?: number,
  ) => (
    <Part title={title} tip={tip}>
      <Chart
        kind={kind}
        label={label}
        tableLabel={words.asTable(title)}
        none={none}
        top={top}
        data={{ categoryName: columns[by], categories, ...data }}
      />
    </Part>
  );
  return (
    <>
      {chart(
        words.bookings,
        words.bookingsTip,
        words.bookingsLabel(bysIn[by], count(total.bookings)),
        overTime ? 'bars' : 'rows',
        {
          series: [
            series(columns.attended, (row) => row.attended),
            series(columns.coming, (row) => row.coming),
            series(columns.unmarked, (row) => row.unmarked),
            series(columns.noShows, (row) => row.noShows),
            series(columns.cancelled, (row) => row.cancelled),
          ],
          format: count,
          whole: true,
        },
      )}
      {chart(
        words.use,
        words.useTip,
        words.useLabel(bysIn[by], percent(useOfCapacity(total))),
        overTime ? 'line' : 'rows',
        { series: [series(columns.use, useOfCapacity)], format: percent },
        1,
      )}
      {chart(
        words.noShows,
        words.noShowsTip,
        words.noShowsLabel(bysIn[by], percent(noShowRate(total))),
        overTime ? 'line' : 'rows',
        { series: [series(columns.noShowRate, noShowRate)], format: percent },
      )}
      {chart(
        words.lead,
        words.leadTip,
        words.leadLabel(bysIn[by], total.leadDays === null ? none : days(total.leadDays.median)),
        overTime ? 'line' : 'ranges',
        {
          series: [
            series(columns.lower, (row) => row.leadDays?.lower ?? null),
            series(columns.median, (row) => row.leadDays?.median ?? null),
            series(columns.upper, (row) => row.leadDays?.upper ?? null),
          ],
          format: days,
        },
      )}
    </>
  );
}

/** A part of the page under its heading. */
export function Part({ title, tip, children }: { title: string; tip?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tip !== undefined && <p className={styles.tip}>{tip}</p>}
      {children}
    </section>
  );
}
