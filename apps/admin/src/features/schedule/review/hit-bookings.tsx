import type { SchedulePoint } from '@phial/contract/schedule';
import type { HitBooking, SchedulePreview } from '@phial/contract/schedule-change';
import { Select } from '@phial/ui/select-field/select-field';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';
import { usePlaceNames, useSlotTime } from '../place-names.ts';
import styles from './change-review.module.css';
import { CANCEL, type Choice, placeText } from './use-review.ts';

/** The bookings a change hits, each with the choice of what becomes of it. */
export function HitBookings({
  preview: { bookings },
  points,
  choiceOf,
  onChoose,
}: {
  preview: SchedulePreview;
  points: readonly SchedulePoint[];
  choiceOf: (apptRecordId: string) => Choice;
  onChoose: (apptRecordId: string, choice: Choice) => void;
}) {
  const { review: words, types, languages } = useMessages().schedule;
  const { point } = usePlaceNames(points);
  const time = useSlotTime();
  return (
    <div className={styles.scroll}>
      <table className={styles.hits} aria-label={words.tableLabel}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.booked}</th>
            <th scope="col">{words.decision}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.apptRecordId}>
              <td>
                <span className={styles.name}>{booking.name}</span>
                <span className={styles.small}>
                  {booking.maskedDocumentNumber} · {booking.reservationCode}
                </span>
                <span className={styles.small}>
                  <Tag tone={booking.tell === 'email' ? 'sky' : 'warning'}>{words.tell[booking.tell]}</Tag>{' '}
                  {languages[booking.language]}
                </span>
              </td>
              <td>
                <span className={styles.time}>{time(booking.servTime)}</span>
                <span className={styles.small}>
                  {point(booking.servPtId)} · {types[booking.type]}
                </span>
              </td>
              <td>
                <Select
                  aria-label={words.decisionOf(booking.name, booking.reservationCode)}
                  value={choiceOf(booking.apptRecordId)}
                  onChange={(choice) => onChoose(booking.apptRecordId, choice)}
                  options={[
                    ...booking.proposals.map((place, at) => ({
                      value: placeText(place),
                      label: labelOf(booking, place, at, { time, point, proposed: words.proposed }),
                    })),
                    { value: CANCEL, label: words.cancelIt },
                  ]}
                />
                {booking.proposals.length === 0 && <span className={styles.small}>{words.nowhere}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function labelOf(
  booking: HitBooking,
  { servPtId, servTime }: HitBooking['proposals'][number],
  at: number,
  {
    time,
    point,
    proposed,
  }: { time: (text: string) => string; point: (id: string) => string; proposed: string },
): string {
  const where = servPtId === booking.servPtId ? '' : ` · ${point(servPtId)}`;
  return `${time(servTime)}${where}${at === 0 ? ` – ${proposed}` : ''}`;
}
