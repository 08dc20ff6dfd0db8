import { notify } from '@phial/browser/notices/notices';
import type { DeskAppointment, DeskPoint, DeskSlot } from '@phial/contract/desk/desk';
import { type DayKey, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { useEffect, useRef, useState } from 'react';
import { BackupAttention } from '../../features/backups/backup-attention.tsx';
import type { DayAddress } from '../../features/desk/day/day-address.ts';
import { DayBar } from '../../features/desk/day/day-bar.tsx';
import { DayCounts, DayUpdates } from '../../features/desk/day/day-counts.tsx';
import { DayOffNotice } from '../../features/desk/day/day-off-notice.tsx';
import { LateList, lateVisitors } from '../../features/desk/day/late-list.tsx';
import { FindBox } from '../../features/desk/find/find-box.tsx';
import { useFind } from '../../features/desk/find/use-find.ts';
import { useScanner } from '../../features/desk/find/use-scanner.ts';
import { LiveBadge } from '../../features/desk/live/live-badge.tsx';
import { useDeskDay, useFresh } from '../../features/desk/live/use-desk-day.ts';
import { DayNotes } from '../../features/desk/notes/day-notes.tsx';
import { Planner, useOpenAtNow } from '../../features/desk/planner/planner.tsx';
import { dayCounts, firstToCome, wallPlan } from '../../features/desk/planner/wall-plan.ts';
import { DayList } from '../../features/desk/print/day-list.tsx';
import { WebhookAttention } from '../../features/webhooks/webhook-attention.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useAccount } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { type Panel, Panels } from './panels.tsx';
import styles from './today.module.css';

interface DeskOfPointProps {
  points: readonly DeskPoint[];
  point: DeskPoint;
  address: DayAddress;
  /** By the server, until the day itself brings its clock along. */
  today: DayKey;
  onGo: (changes: Partial<DayAddress>) => void;
}

/** The desk of one service point on one day: search box, planner, and the dialogs above them. */
export function DeskOfPoint({ points, point, address, today: knownToday, onGo }: DeskOfPointProps) {
  const { desk: words, caller: forCaller, labels } = useMessages();
  const language = useLanguage();
  const isAdministrator = useAccount().role === 'administrator';
  const { servicePointId } = point;
  // A code that no service of the point has is that of an old address: every service is shown.
  const type = point.types.find((one) => one === address.type);
  const shown = useDeskDay(servicePointId, address.day);
  const { now } = shown;
  const today = shown.day === undefined ? knownToday : dayOf(now);
  const day = shown.day?.day ?? address.day ?? today;
  const isToday = day === today;

  const box = useRef<HTMLInputElement>(null);
  const planner = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [panel, setPanel] = useState<Panel>();

  const open = (appointment: DeskAppointment) => setPanel({ kind: 'booking', appointment });
  const find = useFind({
    servicePointId,
    day,
    type,
    onFound: open,
    onToken: (token) => {
      // What the code carries is sealed, but it is long, and it has been read.
      setText('');
      setPanel({ kind: 'scene', token });
    },
  });
  const search = (entry: string, everywhere = false) => {
    setPanel(undefined);
    setText(entry);
    find.search(entry, everywhere);
  };
  useScanner(box, search);

  // A scanner types wherever the focus is: it begins in the box, and comes back to it after each patient.
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (panel !== undefined) return;
    if (document.activeElement === document.body) box.current?.focus();
    // The next patient's code is typed over the last one's.
    if (document.activeElement === box.current) box.current?.select();
  }, [panel]);

  const clear = () => {
    find.clear();
    setText('');
    box.current?.focus();
  };
  const done = (text: string) => {
    notify({ tone: 'success', text: text, seconds: 10 });
    find.clear();
    setText('');
    setPanel(undefined);
  };

  const hasBegun = (time: string) => instantOf(day, time) <= now;
  const slots = (shown.day?.slots ?? []).map((slot) => ({ ...slot, begun: hasBegun(slot.time) }));
  const appointments = shown.day?.appointments ?? [];
  const isOfType = (one: { type: string }) => type === undefined || one.type === type;
  const rows = wallPlan(
    { slots: slots.filter(isOfType), appointments: appointments.filter(isOfType) },
    hasBegun,
  );
  const counts = dayCounts(rows);
  const fresh = useFresh(`${servicePointId} ${day}`, shown.day?.appointments);
  const pointName = (id: string) => points.find((one) => one.servicePointId === id)?.name[language] ?? id;
  const next = firstToCome(rows);
  const hasNow = isToday && next > 0 && next < rows.length;
  // What administrators are told stands above the planner.
  const opensAtNow = shown.day !== undefined && !isAdministrator;
  const toNow = useOpenAtNow(planner, hasNow ? next : undefined, opensAtNow);
  // The list of points is older than the day on screen.
  const counted = points.map((one) =>
    one.servicePointId === servicePointId && shown.day !== undefined
      ? { ...one, booked: appointments.filter(({ status }) => status !== 'CANCELLED').length }
      : one,
  );
  const caller = () => setPanel({ kind: 'caller' });
  // Whoever takes a seat of another day does not stand at the desk.
  const fill = isToday ? 'walk-in' : day > today ? 'caller' : undefined;
  const fillSeat = (slot: DeskSlot) =>
    setPanel(
      fill === 'caller'
        ? { kind: 'caller', slot: { ...slot, day, servicePointId } }
        : { kind: 'walk-in', slotId: slot.slotId },
    );
  const walkIn = isToday ? () => setPanel({ kind: 'walk-in' }) : undefined;

  return (
    <Page
      title={isToday ? words.title : words.titleOtherDay}
      actions={
        <>
          <LiveBadge state={shown.live} />
          <Button size="small" icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            size="small"
            icon={<Icon name="package" size={18} />}
            onClick={() => setPanel({ kind: 'labels' })}
          >
            {labels.open}
          </Button>
          <Button
            size="small"
            icon={<Icon name="id-card" size={18} />}
            onClick={() => setPanel({ kind: 'scan' })}
          >
            {words.scan}
          </Button>
          {walkIn && (
            <Button size="small" icon={<Icon name="plus" size={18} />} onClick={walkIn}>
              {words.walkIn}
            </Button>
          )}
          <Button size="small" icon={<Icon name="phone" size={18} />} onClick={caller}>
            {forCaller.title}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {isAdministrator && <BackupAttention />}
        {isAdministrator && <WebhookAttention />}
        <FindBox
          {...find}
          box={box}
          text={text}
          onText={setText}
          onSearch={search}
          onClear={clear}
          onDown={() => planner.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          onOpen={open}
          onWalkIn={walkIn}
          onCaller={caller}
          here={{ servicePointId, day }}
          pointName={pointName}
        />
        <DayBar points={counted} point={servicePointId} day={day} today={today} type={type} onGo={onGo} />
        <Loading active={shown.day === undefined && !shown.failed} label={words.loading} />
        {shown.failed && <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={shown.reload} />}
        {shown.day && (
          <>
            <DayCounts counts={counts} onNow={hasNow ? toNow : undefined} />
            <DayUpdates of={`${servicePointId} ${day} ${type}`} counts={counts} />
            <DayNotes notes={shown.day.notes} onWrite={() => setPanel({ kind: 'note' })} />
            <DayOffNotice
              dayOff={shown.day.dayOff}
              closedServices={shown.day.closedServices.filter(isOfType)}
              closedHours={shown.day.closedHours.filter(
                (one) => one.type === null || type === undefined || one.type === type,
              )}
              isEmpty={rows.length === 0}
              hasType={type !== undefined}
            />
            {isToday && <LateList late={lateVisitors(appointments.filter(isOfType), now)} onOpen={open} />}
            {rows.length > 0 && (
              <div ref={planner}>
                <Planner
                  rows={rows}
                  isToday={isToday}
                  fresh={fresh}
                  onOpen={open}
                  fill={fill}
                  onFill={fillSeat}
                />
              </div>
            )}
            <DayList rows={rows} counts={counts} pointName={point.name[language]} day={day} now={now} />
            <Panels
              panel={panel}
              day={{ ...shown.day, slots }}
              now={now}
              service={type}
              points={points}
              pointName={pointName}
              onPanel={setPanel}
              onChanged={shown.take}
              onDone={done}
              onScan={search}
            />
          </>
        )}
      </div>
    </Page>
  );
}
