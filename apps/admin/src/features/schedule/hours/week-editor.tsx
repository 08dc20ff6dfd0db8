import { readClosures } from '@phial/contract/calls/schedule';
import type { Closure, OpeningWeek, Schedule, SchedulePoint } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { FocusedNotice } from '../../../shell/focused-notice.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { useLocationNames } from '../location-names.ts';
import { ChangeReview } from '../review/change-review.tsx';
import { WeekForm } from './week-form.tsx';
import { mondayOf, WeekGrid } from './week-grid.tsx';
import { MOST_SEATS, type RowProblem, readRow, readRows, rowsOf, type WeekRow } from './week-rows.ts';

/** What is typed about a week and was made from `base`. */
interface WeekDraft {
  readonly base: OpeningWeek;
  readonly rows: readonly WeekRow[];
}

/** Drafts by the key of the week, kept while somebody looks at another one. */
export type WeekDrafts = Map<string, WeekDraft>;

/** Names a week. */
export const weekKey = ({ servPtId, type }: Pick<OpeningWeek, 'servPtId' | 'type'>) => `${servPtId} ${type}`;

/** The week of one point and type: shown, edited, checked, saved. Remount it for another week. */
export function WeekEditor({
  schedule,
  week,
  drafts,
}: {
  schedule: Schedule;
  week: OpeningWeek;
  drafts: WeekDrafts;
}) {
  const { hours: words } = useMessages().schedule;
  const { nameOf: nameOfService } = useServices();
  const { point: nameOf } = useLocationNames(schedule.points);
  // What the rows were made from: a newer week on the server shows when saving.
  const [base, setBase] = useState(drafts.get(weekKey(week))?.base ?? week);
  const [rows, setRows] = useState(() => drafts.get(weekKey(week))?.rows ?? rowsOf(week.patterns));
  const [monday, setMonday] = useState(() => mondayOf(schedule.today));
  const [problem, setProblem] = useState<RowProblem>();
  const [change, setChange] = useState<ScheduleChange>();
  const [theirs, setTheirs] = useState<OpeningWeek>();

  const shown = rows.flatMap((row) => readRow(row) ?? []);
  const unsaved = JSON.stringify(shown) !== JSON.stringify(base.patterns) || shown.length !== rows.length;
  const point = schedule.points.find(({ servPtId }) => servPtId === week.servPtId);
  const mostSeats = schedule.seatLimits.find(({ type }) => type === week.type)?.most ?? MOST_SEATS;
  const closed = useClosedDays(point, week.type, monday);
  const grid = {
    monday,
    onMonday: setMonday,
    restWeekdays: point?.restWeekdays ?? [],
    closureOn: closed.closureOn,
    closedHoursOn: closed.closedHoursOn,
  };
  if (unsaved) drafts.set(weekKey(week), { base, rows });
  else drafts.delete(weekKey(week));

  function startFrom(next: OpeningWeek): void {
    setBase(next);
    setRows(rowsOf(next.patterns));
    setProblem(undefined);
    setTheirs(undefined);
  }

  function check(version: number): void {
    const read = readRows(rows, mostSeats);
    if ('problem' in read) {
      setProblem(read);
      return;
    }
    setProblem(undefined);
    const { servPtId, type } = base;
    setChange({ kind: 'week', servPtId, type, version, patterns: read.patterns });
  }

  const guard = <LeaveGuard active={drafts.size > 0} />;
  if (change?.kind === 'week') {
    return (
      <>
        {guard}
        <ChangeReview
          change={change}
          schedule={schedule}
          summary={`${words.title}: ${nameOf(week.servPtId)}, ${nameOfService(week.type)}`}
          onBack={() => setChange(undefined)}
          onConflict={({ week: now }) => {
            setChange(undefined);
            setTheirs(now);
          }}
          done={words.saved}
          onDone={() => {
            setBase({ ...base, version: change.version + 1, patterns: change.patterns });
            setChange(undefined);
          }}
        />
      </>
    );
  }
  return (
    <>
      {guard}
      {theirs !== undefined && (
        <FocusedNotice tone="warning" title={words.conflictTitle}>
          <p>{words.conflict}</p>
          <WeekGrid {...grid} patterns={theirs.patterns} title={words.theirs} />
          <ButtonRow>
            <Button onClick={() => startFrom(theirs)}>{words.takeTheirs}</Button>
            <Button
              onClick={() => {
                setBase(theirs);
                setTheirs(undefined);
              }}
            >
              {words.keepMine}
            </Button>
          </ButtonRow>
        </FocusedNotice>
      )}
      <WeekGrid {...grid} patterns={shown} title={words.weekTitle} />
      <Loading active={closed.isPending} label={words.closedLoading} />
      {closed.isError && <TryAgain title={words.closedFailed} onTryAgain={closed.readAgain} />}
      <WeekForm rows={rows} mostSeats={mostSeats} problem={problem} onChange={setRows} />
      <ButtonRow>
        {unsaved && <Button onClick={() => startFrom(base)}>{words.undo}</Button>}
        <Button
          variant="primary"
          aria-disabled={!unsaved}
          onClick={() => {
            if (unsaved) check(base.version);
          }}
        >
          {words.review}
        </Button>
        {unsaved && <span role="status">{words.unsaved}</span>}
      </ButtonRow>
    </>
  );
}

/** The closures and public holidays of a dated week, for a service at a service point. */
function useClosedDays(point: SchedulePoint | undefined, service: ServiceType, monday: DayKey) {
  const years = [...new Set([monday, addDays(monday, 6)].map((day) => day.slice(0, 4)))];
  const read = useQueries({
    queries: years.map((year) => callQuery(readClosures, { query: { year } })),
  });
  const closures = read
    .flatMap(({ data }) => data?.closures ?? [])
    .filter(
      ({ servPtId, city, type }) =>
        (servPtId ?? point?.servPtId) === point?.servPtId &&
        (city ?? point?.city) === point?.city &&
        (type ?? service) === service,
    )
    .sort((one, other) => reach(one) - reach(other));
  return {
    isPending: read.some(({ isPending }) => isPending),
    isError: read.some(({ isError }) => isError),
    readAgain: () => {
      for (const { isError, refetch } of read) if (isError) void refetch();
    },
    /** The most particular closure that holds on a day. */
    closureOn: (day: DayKey): Closure | undefined =>
      closures.find(({ from, until, hours }) => hours === null && from <= day && day <= until),
    /** The closures of some hours of a day, by when they begin. */
    closedHoursOn: (day: DayKey): Closure[] =>
      closures
        .filter(({ from, until, hours }) => hours !== null && from <= day && day <= until)
        .sort((a, b) => ((a.hours?.from ?? '') < (b.hours?.from ?? '') ? -1 : 1)),
  };
}

/** Of one point, of a city, of all. */
function reach({ servPtId, city }: Closure): number {
  if (servPtId !== null) return 0;
  return city === null ? 2 : 1;
}
