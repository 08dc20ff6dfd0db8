import { type Static, Type } from 'typebox';
import { VisitorMessage } from '../schedule/schedule-message.ts';
import { Nullable, OneOf } from '../schemas.ts';
import { Instant } from '../text.ts';

const { messageId, kind, hoursAhead, group, failure, attempts, createdAt, canBeSent } =
  VisitorMessage.properties;

/** A message as the desk sees it at its booking; it names no contact. */
export const BookingMessage = Type.Object({
  messageId,
  kind,
  hoursAhead,
  group,
  way: Nullable(OneOf(['email', 'sms', 'whatsapp', 'telephone']), {
    description: 'How it went, or is to go as things are now; null: no way leads to the visitor',
  }),
  failure,
  attempts,
  createdAt,
  dueAt: Nullable(Instant('When it is to go out'), {
    description: 'When it is to go out; null once settled, and while it is being sent',
  }),
  settledAt: Nullable(Instant('When it was sent, told, given up or left out'), {
    description: 'When it was sent, told, given up or left out',
  }),
  deliveredAt: Nullable(Instant('When the provider reported that it arrived'), {
    description: 'When the provider reported that it arrived; null also where nothing is reported',
  }),
  canBeSent,
});
export type BookingMessage = Static<typeof BookingMessage>;

export const BookingMessages = Type.Object({
  remindersOff: Type.Boolean({ description: 'The visitor has switched reminders off' }),
  messages: Type.Array(BookingMessage, { description: 'The latest first' }),
});
export type BookingMessages = Static<typeof BookingMessages>;
