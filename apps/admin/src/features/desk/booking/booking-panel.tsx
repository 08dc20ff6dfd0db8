import { checkIn, markNoShow, undoCheckIn, undoNoShow } from '@phial/contract/calls/desk';
import { formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Notice } from '@phial/ui/notice/notice';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { StatusSign } from '../planner/status-sign.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMessages } from './booking-messages.tsx';
import styles from './booking-panel.module.css';
import { CardSeen } from './card-seen.tsx';
import { type DeskAct, possibleActs } from './possible-acts.ts';
import { shownName } from './shown-name.ts';
import { type BookingFormProps, useAct } from './use-act.tsx';

interface BookingPanelProps extends Omit<BookingFormProps, 'onBack'> {
  /** By the clock of the server. */
  now: Date;
  /** Point and day on screen. */
  here: { servicePointId: string; day: string };
  pointName: (servicePointId: string) => string;
  onClose: () => void;
  /** On to a form of its own. */
  onAct: (act: (typeof WAYS)[number]) => void;
  onLabel: () => void;
}

/** What has a form of its own. */
const WAYS = ['change', 'correct', 'cancel'] as const;

/**
 * A booking at the desk. For whoever is due the way on is short: look at the
 * card, tick, Enter.
 */
export function BookingPanel({
  appointment,
  now,
  here,
  pointName,
  onClose,
  onChanged,
  onDone,
  onAct,
  onLabel,
}: BookingPanelProps) {
  const { desk: words, labels } = useMessages();
  const id = useId();
  const [seen, setSeen] = useState(false);
  const [missing, setMissing] = useState(false);
  const [openedVersion] = useState(appointment.version);
  const { act, busy, notice, conflict } = useAct(onChanged);
  const acts = possibleActs(appointment, now);
  const can = (one: DeskAct) => acts.includes(one);
  const { appointmentId, version, name, status, arrivedAt } = appointment;
  const params = { id: appointmentId };

  /** Without a form of its own. */
  const mark = (call: typeof markNoShow | typeof undoCheckIn | typeof undoNoShow, text: string) =>
    act(
      () => send(call, { params, body: { version }, ownMessage: true }),
      () => onDone(text),
    );
  const onCheckIn = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!seen);
    if (!seen) return;
    const body = { version, identitySeen: true } as const;
    act(
      () => send(checkIn, { params, body, ownMessage: true }),
      () => onDone(words.booking.checkedIn(name)),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={shownName(appointment, words.booking)}
      closeLabel={words.booking.close}
      actions={
        <>
          {can('no-show') && (
            <Button busy={busy} onClick={() => mark(markNoShow, words.booking.noShowDone(name))}>
              {words.booking.noShow}
            </Button>
          )}
          {can('undo-check-in') && (
            <Button busy={busy} onClick={() => mark(undoCheckIn, words.booking.undone(name))}>
              {words.booking.undoAttended}
            </Button>
          )}
          {can('undo-no-show') && (
            <Button busy={busy} onClick={() => mark(undoNoShow, words.booking.undone(name))}>
              {words.booking.undoNoShow}
            </Button>
          )}
          {can('check-in') && (
            <Button type="submit" form={`${id}-check-in`} variant="primary" busy={busy}>
              {words.booking.checkIn}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.panel}>
        <p className={styles.status} data-status={status}>
          <StatusSign status={status} size={18} />
          {words.status[status]}
          {arrivedAt !== null && <time>{timeOf(new Date(arrivedAt))}</time>}
        </p>
        {notice}
        {conflict === undefined && !busy && appointment.version !== openedVersion && (
          <Notice tone="info" live="status">
            <p>{words.conflict.justChanged}</p>
          </Notice>
        )}
        <Elsewhere appointment={appointment} here={here} pointName={pointName} />
        {can('check-in') && (
          <form id={`${id}-check-in`} onSubmit={onCheckIn}>
            <CardSeen id={`${id}-seen`} seen={seen} onSeen={setSeen} missing={missing && !seen} autoFocus />
          </form>
        )}
        <BookingFacts appointment={appointment} pointName={pointName(appointment.servicePointId)} />
        {!appointment.erased && <BookingMessages appointmentId={appointmentId} />}
        <ButtonRow gap="small">
          {WAYS.filter(can).map((way) => (
            <Button key={way} size="small" disabled={busy} onClick={() => onAct(way)}>
              {words.booking[way]}
            </Button>
          ))}
          {!appointment.erased && status !== 'CANCELLED' && (
            <Button size="small" disabled={busy} onClick={onLabel}>
              {labels.openOne}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  );
}

/** Says where to go to somebody at the wrong service point or on the wrong day. */
function Elsewhere({
  appointment: { servicePointId, day, erased, unreadable = false },
  here,
  pointName,
}: Pick<BookingPanelProps, 'appointment' | 'here' | 'pointName'>) {
  const words = useMessages().desk.booking;
  const language = useLanguage();
  const facts = [
    ...(servicePointId === here.servicePointId ? [] : [words.otherPoint(pointName(servicePointId))]),
    ...(day === here.day ? [] : [words.otherDay(formatLongDate(day, language))]),
    ...(erased ? [words.erased] : []),
    ...(unreadable ? [words.unreadable] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Notice tone="warning">
      {facts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
