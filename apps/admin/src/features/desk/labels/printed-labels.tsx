import type { QrPicture } from '@phial/browser/qr/qr-picture';
import { createPortal } from 'react-dom';
import { Label, type LabelledBooking } from './label.tsx';
import { type LabelSize, labelSheets } from './label-size.ts';
import styles from './printed-labels.module.css';

/** The labels as the printer takes them: one a page on a roll, 24 a page on A4. The rest of the page is not printed. */
export function PrintedLabels({
  bookings,
  size,
  first,
  pictures,
  pointName,
}: {
  /** One label for each, in this order. */
  bookings: readonly LabelledBooking[];
  size: LabelSize;
  /** The first unused label of an A4 sheet, from 1. */
  first: number;
  /** By reservation code. */
  pictures: ReadonlyMap<string, QrPicture>;
  pointName: (servicePointId: string) => string;
}) {
  const label = (booking: LabelledBooking) => (
    <Label
      booking={booking}
      size={size}
      picture={pictures.get(booking.reservationCode)}
      pointName={pointName}
    />
  );
  const pages =
    size === 'a4'
      ? labelSheets(bookings, first).map((sheet) => (
          <div key={sheet.number} className={styles.page} data-size={size}>
            {sheet.spaces.map((space) => (
              <div key={space.number}>{space.label && label(space.label)}</div>
            ))}
          </div>
        ))
      : numbered(bookings).map(({ number, booking }) => (
          <div key={number} className={styles.page} data-size={size}>
            {label(booking)}
          </div>
        ));
  return createPortal(
    <div className={styles.labels} aria-hidden="true">
      {pages}
    </div>,
    document.body,
  );
}

/** A booking may have several labels, so its code does not name one. */
function numbered(bookings: readonly LabelledBooking[]): { number: number; booking: LabelledBooking }[] {
  return bookings.map((booking, index) => ({ number: index + 1, booking }));
}
