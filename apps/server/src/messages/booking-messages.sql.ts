import type { BookingMessage } from '@phial/contract/desk/booking-messages';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import { GROUP } from './message-list.sql.ts';
import { goesByMail, goesByText, IS_TO_BE_CALLED, type Ways } from './outbox.sql.ts';

/** Where a booking is, and how its visitor can be reached. */
export type ReachedBooking = Row<'appointment', 'service_point_id' | 'phone' | 'email'> &
  FilledRow<'appointment', 'key_id'>;

/** @returns undefined when there is no such booking, or nobody's any more */
export async function readReachedBooking(db: Queryable, id: string): Promise<ReachedBooking | undefined> {
  return db.row<ReachedBooking>({
    name: 'outbox-booking',
    text: `
SELECT service_point_id, phone, email, key_id FROM appointment WHERE id = $1::uuid AND erased_at IS NULL`,
    values: [id],
  });
}

export interface BookingMessageRow
  extends Row<
    'outbox',
    'id' | 'hours_ahead' | 'failure' | 'attempts' | 'created_at' | 'settled_at' | 'delivered_at'
  > {
  kind: BookingMessage['kind'];
  group: BookingMessage['group'];
  way: BookingMessage['way'];
  /** Null once settled, and while it is being sent. */
  due_at: Date | null;
}

/** @param ways which are set up, and by which channel text messages go */
export async function listBookingMessages(
  db: Queryable,
  id: string,
  ways: Ways & { channel: 'sms' | 'whatsapp' },
): Promise<BookingMessageRow[]> {
  return db.rows<BookingMessageRow>({
    name: 'outbox-of-booking',
    text: `
SELECT outbox.id, outbox.kind, outbox.hours_ahead, outbox.failure, outbox.attempts, outbox.created_at,
  outbox.settled_at, outbox.delivered_at, ${GROUP} AS "group",
  CASE WHEN outbox.state = 'QUEUED' THEN outbox.due_at END AS due_at,
  CASE
    WHEN outbox.state = 'TOLD' THEN 'telephone'
    WHEN outbox.state <> 'QUEUED' THEN outbox.channel
    WHEN ${goesByMail('$1')} THEN 'email'
    WHEN ${goesByText({ mail: '$1', text: '$2' })} THEN $4
    WHEN ${IS_TO_BE_CALLED} THEN 'telephone'
  END AS way
FROM outbox JOIN appointment ON appointment.id = outbox.appointment_id
WHERE outbox.appointment_id = $3::uuid
ORDER BY outbox.created_at DESC, outbox.hours_ahead, outbox.id`,
    values: [ways.mail, ways.text, id, ways.channel],
  });
}
