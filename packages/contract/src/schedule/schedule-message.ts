import { type Static, Type } from 'typebox';
import { VISITOR_MESSAGES } from '../content/text-bodies.ts';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { Instant, ServiceCode, WireLanguage } from '../text.ts';
import { Names } from './schedule.ts';

/** Groups the messages to visitors are looked at in. */
export const MESSAGE_GROUPS = [
  'telephone',
  'queued',
  'sent',
  'failed',
  'told',
  'overtaken',
  'skipped',
] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

const Group = OneOf(MESSAGE_GROUPS, {
  description:
    'telephone: to be told by the desk (no e-mail address, no mail server, or given up); queued: waits until it is due ' +
    'or for the mail server; sent; failed: given up, and nobody has to call; told: by the desk; overtaken: needs no ' +
    'telling any more; skipped: no way led to the visitor, or there are to be no reminders',
});

const MessageSlot = Type.Object({
  names: Names,
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong' }),
});

/** What a visitor is to be told of a booking. */
export const VisitorMessage = Type.Object({
  messageId: Type.String({ format: 'uuid' }),
  apptRecordId: Type.String({ format: 'uuid' }),
  kind: OneOf(VISITOR_MESSAGES),
  channel: Nullable(OneOf(['email', 'sms', 'whatsapp']), {
    description: 'By which way it is to go, or went; null: whichever reaches the visitor',
  }),
  hoursAhead: Nullable(Type.Integer(), { description: 'Of a reminder: hours before the appointment' }),
  group: Group,
  failure: Nullable(Type.String(), {
    description: 'Code of the last failure; unconfirmed: it may have arrived all the same',
  }),
  attempts: Type.Integer(),
  createdAt: Instant('When it was queued'),
  settledAt: Nullable(Type.String(), { description: 'When it was sent, told or given up' }),
  language: WireLanguage,
  type: ServiceCode,
  former: Nullable(MessageSlot, { description: 'Null of what the visitor did, and of reminders' }),
  now: MessageSlot,
  reservationCode: Type.String({ description: 'Empty once erased' }),
  name: Type.String({ description: 'Empty once erased' }),
  telNo: Type.String({ description: 'Only of those the desk is to tell; empty when there is none' }),
  canBeSent: Type.Boolean({
    description:
      'Whether the visitor left an e-mail address, or a mobile number while text messages can be sent',
  }),
});
export type VisitorMessage = Static<typeof VisitorMessage>;

export const MessageQuery = ClosedObject({
  group: Group,
  type: Type.Optional(ServiceCode),
  language: Type.Optional(WireLanguage),
});
export type MessageQuery = Static<typeof MessageQuery>;

export const VisitorMessages = Type.Object({
  mail: Type.Boolean({ description: 'Whether a mail server is set' }),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'By group' }),
  messages: Type.Array(VisitorMessage, {
    description:
      'Of the group asked for, at most 500: what is to be told by the time of the appointment, else the newest first',
  }),
});
export type VisitorMessages = Static<typeof VisitorMessages>;

export const MessageParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
