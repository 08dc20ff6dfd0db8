import type { Schedule } from '@phial/contract/schedule/schedule';
import type { AffectedBooking, OfferedSlot, ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { Button } from '@phial/ui/button/button';
import { Select } from '@phial/ui/select-field/select-field';
import { Tag } from '@phial/ui/tag/tag';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { useLocationNames, useSlotTime } from '../location-names.ts';
import styles from './change-review.module.css';
import { isFull, type ListChanges, offersOf, slotKey } from './choices.ts';
import { SlotDialog } from './slot-dialog.tsx';
import type { useReview } from './use-review.ts';

/** The choice that stands for cancelling a booking. */
const CANCEL = '';

/** The bookings a change affects, each with the choice of what becomes of it. */
export function AffectedBookings({
  change,
  bookings,
  schedule,
  marks,
  review: { chosen, settled, choose, takeNewer },
}: {
  change: ScheduleChange;
  bookings: readonly AffectedBooking[];
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  /** What nobody has checked yet, by the ids of the bookings. */
  marks: ListChanges['marks'] | undefined;
  review: Pick<ReturnType<typeof useReview>, 'chosen' | 'settled' | 'choose' | 'takeNewer'>;
}) {
  const { review: words, languages } = useMessages().schedule;
  const { nameOf: nameOfService } = useServices();
  const { point } = useLocationNames(schedule.points);
  const time = useSlotTime();
  const [elsewhere, setElsewhere] = useState<AffectedBooking>();
  const isTaken = (slot: OfferedSlot, booking: AffectedBooking) =>
    isFull(slot, booking, { bookings, settled });
  return (
    <div className={styles.scroll}>
      <table className={styles.affected} aria-label={words.tableLabel}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.booked}</th>
            <th scope="col">{words.decision}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.apptRecordId} data-mark={marks?.get(booking.apptRecordId)}>
              <td>
                <MarkTag mark={marks?.get(booking.apptRecordId)} />
                <div>
                  <b>{booking.name}</b>
                </div>
                <div className="fine-print">
                  {booking.maskedDocumentNumber} · {booking.reservationCode}
                </div>
                <div className="fine-print">
                  <Tag tone={booking.tell === 'email' ? 'sky' : 'warning'}>{words.tell[booking.tell]}</Tag>{' '}
                  {languages[booking.language]}
                </div>
              </td>
              <td>
                {time(booking.servTime)}
                <div className="fine-print">
                  {point(booking.servPtId)} · {nameOfService(booking.type)}
                </div>
              </td>
              <td>
                <SlotChoice
                  booking={booking}
                  offers={offersOf(booking, chosen)}
                  slot={settled.get(booking.apptRecordId) ?? null}
                  isTaken={(slot) => isTaken(slot, booking)}
                  point={point}
                  onChoose={(slot) => choose(booking.apptRecordId, slot)}
                />
                <span className={styles.elsewhere}>
                  {booking.proposals.length === 0 && <span className="fine-print">{words.nowhere}</span>}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.elsewhereOf(booking.name, booking.reservationCode)}
                    onClick={() => setElsewhere(booking)}
                  >
                    {words.elsewhere}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {elsewhere !== undefined && (
        <SlotDialog
          change={change}
          booking={elsewhere}
          schedule={schedule}
          isTaken={(slot) => isTaken(slot, elsewhere)}
          onClose={() => setElsewhere(undefined)}
          onOutdated={takeNewer}
          onChoose={(slot) => {
            choose(elsewhere.apptRecordId, slot);
            setElsewhere(undefined);
          }}
        />
      )}
    </div>
  );
}

function MarkTag({ mark }: { mark: 'added' | 'altered' | undefined }) {
  const { tags } = useMessages().schedule.review.changes;
  return mark && <Tag tone="warning">{tags[mark]}</Tag>;
}

function SlotChoice({
  booking,
  offers,
  slot,
  isTaken,
  point,
  onChoose,
}: {
  booking: AffectedBooking;
  offers: readonly OfferedSlot[];
  /** Null: the booking is cancelled. */
  slot: OfferedSlot | null;
  isTaken: (slot: OfferedSlot) => boolean;
  /** The name of a service point. */
  point: (servPtId: string) => string;
  onChoose: (slot: OfferedSlot | null) => void;
}) {
  const words = useMessages().schedule.review;
  const time = useSlotTime();
  const label = (offer: OfferedSlot, at: number): string => {
    const where = offer.servPtId === booking.servPtId ? '' : ` · ${point(offer.servPtId)}`;
    const note = isTaken(offer) ? words.full : at === 0 && booking.proposals.length > 0 ? words.proposed : '';
    return `${time(offer.servTime)}${where}${note === '' ? '' : ` – ${note}`}`;
  };
  return (
    <Select
      aria-label={words.decisionOf(booking.name, booking.reservationCode)}
      value={slot === null ? CANCEL : slotKey(slot)}
      onChange={(text) => onChoose(offers.find((offer) => slotKey(offer) === text) ?? null)}
      options={[
        ...offers.map((offer, at) => ({
          value: slotKey(offer),
          label: label(offer, at),
          disabled: isTaken(offer),
        })),
        { value: CANCEL, label: words.cancelIt },
      ]}
    />
  );
}
