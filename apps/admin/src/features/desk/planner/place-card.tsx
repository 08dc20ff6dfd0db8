import type { DeskAppointment } from '@phial/contract/desk';
import { timeOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import { shownName } from '../booking/shown-name.ts';
import styles from './place-card.module.css';
import { StatusSign } from './status-sign.tsx';

/** Somebody's place on the planner: who, with what to know them by, and how it stands. */
export function BookingCard({ appointment, over }: { appointment: DeskAppointment; over: boolean }) {
  const words = useMessages().desk;
  const { reservationCode, maskedDocumentNumber, status, arrivedAt, walkIn, language } = appointment;
  const spoken = fromWireLanguage(language);
  return (
    <span className={styles.card} data-status={status} data-over={over || undefined}>
      <span className={styles.top}>
        <span className={styles.name}>{shownName(appointment, words.booking)}</span>
        <span className={styles.language}>
          <span aria-hidden="true">{words.languages[spoken]}</span>
          <VisuallyHidden>{words.languagesLong[spoken]}</VisuallyHidden>
        </span>
      </span>
      <span className={styles.marks}>
        <span className={styles.code}>{reservationCode}</span>
        <span className={styles.number}>{maskedDocumentNumber}</span>
      </span>
      <span className={styles.foot}>
        <span className={styles.status}>
          <StatusSign status={status} size={13} />
          {words.status[status]}
          {arrivedAt !== null && <time className={styles.at}>{timeOf(new Date(arrivedAt))}</time>}
        </span>
        {walkIn && <Icon name="person" size={14} label={words.walkIn} />}
        {over && <span className={styles.overMark}>{words.planner.over}</span>}
      </span>
    </span>
  );
}

/** A place nobody has, or a visitor at the website has for some minutes. */
export function OpenPlace({ held, usable, begun }: { held: boolean; usable: boolean; begun: boolean }) {
  const words = useMessages().desk.planner;
  return (
    <span
      className={styles.open}
      data-held={held || undefined}
      data-usable={usable || undefined}
      data-begun={begun || undefined}
    >
      <span>{held ? words.held : words.free}</span>
      {usable && !held && (
        <>
          <span className={styles.plus} aria-hidden="true">
            +
          </span>
          <VisuallyHidden>{`, ${words.fill}`}</VisuallyHidden>
        </>
      )}
      {held && <VisuallyHidden>{`, ${words.heldHint}`}</VisuallyHidden>}
    </span>
  );
}
