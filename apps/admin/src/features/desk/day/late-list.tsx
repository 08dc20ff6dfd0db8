import type { DeskAppointment } from '@phial/contract/desk/desk';
import { instantOf } from '@phial/domain/hong-kong-time';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { shownName } from '../booking/shown-name.ts';
import styles from './late-list.module.css';

const MINUTE_MS = 60_000;

/** Somebody who should have been here, and since when. */
export interface LateVisitor {
  appointment: DeskAppointment;
  /** Whole minutes since the booked time; at least one. */
  minutes: number;
}

/**
 * Who is late: booked for a time that is over, neither here nor marked as not come. The longest wait first.
 * @param appointments of one day
 */
export function lateVisitors(appointments: readonly DeskAppointment[], now: Date): LateVisitor[] {
  return appointments
    .filter(({ status }) => status === 'BOOKED')
    .map((appointment) => {
      const since = now.getTime() - instantOf(appointment.day, appointment.time).getTime();
      return { appointment, minutes: Math.floor(since / MINUTE_MS) };
    })
    .filter(({ minutes }) => minutes >= 1)
    .sort((a, b) => b.minutes - a.minutes);
}

/** How many are late, and on a press who; a name opens the booking. Nothing where nobody is. */
export function LateList({
  late,
  onOpen,
}: {
  late: readonly LateVisitor[];
  onOpen: (appointment: DeskAppointment) => void;
}) {
  const words = useMessages().desk;
  const { shortNameOf } = useServices();
  const [isOpen, setOpen] = useState(false);
  if (late.length === 0) return null;
  return (
    <Disclosure title={words.late.title(late.length)} headingLevel={2} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <ul className={styles.list}>
          {late.map(({ appointment, minutes }) => (
            <li key={appointment.appointmentId}>
              <button type="button" className={styles.visitor} onClick={() => onOpen(appointment)}>
                <time className={styles.time}>{appointment.time}</time>
                <span className={styles.name}>{shownName(appointment, words.booking)}</span>
                <span className={styles.note}>{shortNameOf(appointment.type)}</span>
                <span className={styles.note}>{words.late.minutes(minutes)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
