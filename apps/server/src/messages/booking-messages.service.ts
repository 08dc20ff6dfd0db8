import type { BookingMessages } from '@phial/contract/desk/booking-messages';
import { takesTextMessages } from '@phial/domain/identity/phone';
import { assertReached, type ServicePointRight } from '../accounts/service-points/service-point-right.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import { listBookingMessages, readReachedBooking } from './booking-messages.sql.ts';
import { settleOvertaken, settleUnconfirmed } from './outbox.sql.ts';
import { wantsReminders } from './reminder-wish.ts';

type MessageDependencies = Pick<
  AppDependencies,
  'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'
>;

/**
 * The messages of a booking, as they stand now; nobody's contacts are in them.
 * @throws Refused `not-found`, also once erased; `other-service-point`
 */
export async function readBookingMessages(
  deps: MessageDependencies,
  right: ServicePointRight,
  id: string,
): Promise<BookingMessages> {
  const { db, clock, keys, mailer } = deps;
  const booking = await readReachedBooking(db, id);
  assertReached(right, booking, (kept) => [kept.service_point_id]);
  const now = clock.now();
  await settleUnconfirmed(db, now);
  await settleOvertaken(db, now);
  const textSender = await currentTextSender(deps);
  const contact = (field: 'phone' | 'email') => {
    const { key_id: keyId, [field]: bytes } = booking;
    return bytes === null ? '' : orUnreadable(() => keys.decrypt(id, field, keyId, bytes), '');
  };
  const contacts = { telNo: contact('phone'), email: contact('email') };
  const rows = await listBookingMessages(db, id, {
    mail: mailer !== undefined,
    text: textSender !== undefined,
    channel: textSender?.channel ?? 'sms',
  });
  const canBeSent = booking.email !== null || (textSender !== undefined && takesTextMessages(contacts.telNo));
  return {
    remindersOff: !(await wantsReminders(deps, contacts)),
    messages: rows.map((row) => ({
      messageId: row.id,
      kind: row.kind,
      hoursAhead: row.hours_ahead,
      group: row.group,
      way: row.way,
      failure: row.failure,
      attempts: row.attempts,
      createdAt: row.created_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      settledAt: row.settled_at?.toISOString() ?? null,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      canBeSent,
    })),
  };
}
