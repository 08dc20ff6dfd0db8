import type { Statistics, StatisticsRow } from '@phial/contract/staff/statistics';
import { useMessages } from '../../language/language.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { TableColumn } from '../../table/table-rows.ts';
import { Part } from './charts.tsx';
import { useNumberFormats } from './number-formats.ts';
import { noShowRate, useOfCapacity } from './shares.ts';
import styles from './statistics.module.css';

const COUNTS = [
  'bookings',
  'attended',
  'noShows',
  'unmarked',
  'coming',
  'cancelled',
  'taken',
  'capacity',
] as const;

/** All numbers of each row: sorted, filtered, and saved for a spreadsheet with days as `YYYY-MM-DD`. */
export function StatisticsTable({ statistics: { from, until, by, rows } }: { statistics: Statistics }) {
  const words = useMessages().statistics;
  const { columns: heads } = words;
  const { rowName, percent, plain } = useNumberFormats();
  const columns: TableColumn<StatisticsRow>[] = [
    {
      id: by,
      head: heads[by],
      cell: (row) => <span className={styles.rowName}>{rowName(row, by)}</span>,
      value: (row) => (by === 'day' ? row.key : rowName(row, by)),
    },
    ...COUNTS.map((count) => ({
      id: count === 'noShows' ? 'no-shows' : count,
      head: heads[count],
      value: (row: StatisticsRow) => row[count],
    })),
    share('use', heads.useShare, useOfCapacity),
    share('no-show-rate', heads.noShowShare, noShowRate),
    days('lower', heads.leadLower),
    days('median', heads.leadMedian),
    days('upper', heads.leadUpper),
  ];

  /** In hundredths, with one decimal. */
  function share(
    id: string,
    head: string,
    of: (row: StatisticsRow) => number | null,
  ): TableColumn<StatisticsRow> {
    return {
      id,
      head,
      cell: (row) => <span className={styles.figure}>{percent(of(row))}</span>,
      value: (row) => {
        const value = of(row);
        return value === null ? '' : Math.round(value * 1000) / 10;
      },
    };
  }

  function days(id: 'lower' | 'median' | 'upper', head: string): TableColumn<StatisticsRow> {
    return {
      id: `lead-${id}`,
      head,
      value: (row) => row.leadDays?.[id] ?? '',
      cell: (row) => (
        <span className={styles.figure}>{row.leadDays === null ? words.none : plain(row.leadDays[id])}</span>
      ),
    };
  }

  return (
    <Part title={words.table}>
      <DataTable
        label={words.tableLabel}
        rows={rows}
        columns={columns}
        rowId={({ key }) => key}
        exportAs={`statistics-by-${by}-${from}-${until}`}
        empty={words.nothing}
      />
    </Part>
  );
}
