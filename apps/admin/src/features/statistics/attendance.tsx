import type { AttendanceGroup, Statistics } from '@phial/contract/staff/statistics';
import { Chart } from '@phial/ui/chart/chart';
import { useMessages } from '../../language/language.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { TableColumn } from '../../table/table-rows.ts';
import { type AttendanceName, attendanceGroups, LEAST_MARKED, rateOfEnough } from './attendance-groups.ts';
import { Part } from './charts.tsx';
import { useNumberFormats } from './number-formats.ts';
import styles from './statistics.module.css';

/** What is drawn; the table has the four groups as well. */
const DRAWN: readonly AttendanceName[] = ['confirmed', 'unconfirmed', 'reminded', 'unreminded'];

/** Whether visitors who confirmed, or were reminded, came more often, drawn and as a table for a spreadsheet. */
export function Attendance({ statistics: { from, until, attendance } }: { statistics: Statistics }) {
  const { attendance: words, columns: heads, none } = useMessages().statistics;
  const { count, percent } = useNumberFormats();
  const groups = attendanceGroups(attendance);
  const drawn = groups.filter(({ name }) => DRAWN.includes(name));
  const rates = new Map(groups.map((group) => [group.name, rateOfEnough(group)]));
  const [confirmed, unconfirmed] = [rates.get('confirmed') ?? null, rates.get('unconfirmed') ?? null];
  return (
    <Part title={words.title} tip={words.tip}>
      {confirmed === null || unconfirmed === null ? (
        <p>{words.few(count(LEAST_MARKED))}</p>
      ) : (
        <>
          <p>
            <b>{words.compared(percent(confirmed), percent(unconfirmed))}</b>
          </p>
          <p>{words.caution}</p>
        </>
      )}
      <Chart
        kind="rows"
        label={words.chartLabel}
        tableLabel={words.chartTable}
        none={none}
        data={{
          categoryName: words.group,
          categories: drawn.map(({ name, attended, noShows }) => ({
            key: name,
            label: words.category(words.groups[name], count(noShows), count(attended + noShows)),
          })),
          series: [{ name: heads.noShowRate, values: drawn.map(rateOfEnough) }],
          format: percent,
        }}
      />
      <DataTable
        label={words.table}
        name="attendance"
        rows={groups}
        columns={useColumns()}
        rowId={({ name }) => name}
        exportAs={`attendance-${from}-${until}`}
        empty={none}
      />
    </Part>
  );
}

type Row = ReturnType<typeof attendanceGroups>[number];

function useColumns(): TableColumn<Row>[] {
  const { attendance: words, columns: heads } = useMessages().statistics;
  const { percent } = useNumberFormats();
  const count = (
    id: string,
    head: string,
    value: (row: Pick<AttendanceGroup, 'attended' | 'noShows'>) => number,
  ) => ({
    id,
    head,
    value,
  });
  return [
    { id: 'group', head: words.group, value: ({ name }) => words.groups[name] },
    count('marked', words.marked, ({ attended, noShows }) => attended + noShows),
    count('attended', heads.attended, ({ attended }) => attended),
    count('no-shows', heads.noShows, ({ noShows }) => noShows),
    {
      id: 'no-show-rate',
      head: heads.noShowShare,
      cell: (row) => <span className={styles.figure}>{percent(rateOfEnough(row))}</span>,
      value: (row) => {
        const rate = rateOfEnough(row);
        return rate === null ? '' : Math.round(rate * 1000) / 10;
      },
    },
  ];
}
