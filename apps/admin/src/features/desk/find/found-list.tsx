import type { DeskAppointment } from '@phial/contract/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import type { KeyboardEvent, RefObject } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { StatusSign } from '../planner/status-sign.tsx';
import styles from './find-box.module.css';
import type { Found } from './use-find.ts';

interface FoundListProps {
  found: Found;
  list: RefObject<HTMLUListElement | null>;
  /** The arrow up leads back to it from the first line. */
  onUp: () => void;
  onSearch: (text: string, everywhere?: boolean) => void;
  onOpen: (appointment: DeskAppointment) => void;
  onWalkIn: (() => void) | undefined;
  here: { servicePointId: string; day: string };
  pointName: (servicePointId: string) => string;
}

/** What a search has found, where it is not the one booking that was meant. */
export function FoundList({
  found,
  list,
  onUp,
  onSearch,
  onOpen,
  onWalkIn,
  here,
  pointName,
}: FoundListProps) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { text, appointments, complete, everywhere } = found;

  if (appointments.length === 0) {
    return (
      <div className={styles.none}>
        <p>
          <b>{everywhere ? words.find.noneAnywhere(text) : words.find.none(text)}</b>
        </p>
        <div className={styles.ways}>
          {!everywhere && (
            <Button size="small" onClick={() => onSearch(text, true)}>
              {words.find.everywhere}
            </Button>
          )}
          {onWalkIn && (
            <Button size="small" onClick={onWalkIn}>
              {words.walkIn}
            </Button>
          )}
        </div>
      </div>
    );
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (at + step < 0) onUp();
    else buttons[at + step]?.focus();
  };

  const whereOf = ({ servicePointId, day }: DeskAppointment): string => {
    const places = [
      day === here.day ? '' : formatLongDate(day, language),
      servicePointId === here.servicePointId ? '' : pointName(servicePointId),
    ];
    return places.filter((place) => place !== '').join(' · ');
  };

  return (
    <>
      <p className={styles.count}>
        {words.find.found(appointments.length)}
        {!complete && ` ${words.find.more}`}
      </p>
      <ul ref={list} className={styles.results} aria-label={words.find.results} onKeyDown={onKeyDown}>
        {appointments.map((appointment) => (
          <li key={appointment.appointmentId}>
            <button type="button" className={styles.result} onClick={() => onOpen(appointment)}>
              <time className={styles.resultTime}>{appointment.time}</time>
              <span className={styles.resultName}>{appointment.name}</span>
              <span>{words.types[appointment.type]}</span>
              <span className={styles.resultMarks}>{appointment.reservationCode}</span>
              <span className={styles.resultMarks}>{appointment.maskedDocumentNumber}</span>
              <span className={styles.resultStatus}>
                <StatusSign status={appointment.status} size={14} />
                {words.status[appointment.status]}
              </span>
              {whereOf(appointment) && <span className={styles.elsewhere}>{whereOf(appointment)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
