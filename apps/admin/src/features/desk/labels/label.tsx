import { QrCode } from '@phial/browser/qr/qr-code';
import type { QrPicture } from '@phial/browser/qr/qr-picture';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import { formatShortDate } from '@phial/domain/hong-kong-time';
import { initialsOf } from '@phial/domain/identity/initials';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './label.module.css';
import type { LabelSize } from './label-size.ts';

/** What labels show of a booking. */
export type LabelledBooking = Pick<
  DeskAppointment,
  'appointmentId' | 'reservationCode' | 'name' | 'day' | 'time' | 'servicePointId'
>;

/**
 * A label for a form or a bag: the reservation code as characters and as a QR code, when, where, and initials.
 * No document number, no name in full, no test (docs/rules/privacy.md#labels).
 */
export function Label({
  booking: { reservationCode, name, day, time, servicePointId },
  size,
  picture,
  pointName,
}: {
  booking: LabelledBooking;
  size: LabelSize;
  /** Of the code; undefined while it is being drawn. */
  picture: QrPicture | undefined;
  pointName: (servicePointId: string) => string;
}) {
  const words = useMessages().labels;
  const language = useLanguage();
  return (
    <div className={styles.label} data-size={size}>
      {picture === undefined ? (
        <span className={styles.code} />
      ) : (
        <QrCode className={styles.code} picture={picture} label={words.qr(reservationCode)} />
      )}
      <div className={styles.text}>
        <b className={styles.characters}>{reservationCode}</b>
        <span className={styles.when}>
          {formatShortDate(day, language)} <b>{time}</b>
        </span>
        <span className={styles.where}>{pointName(servicePointId)}</span>
        <span className={styles.who}>{initialsOf(name)}</span>
      </div>
    </div>
  );
}
