import { Type } from 'typebox';
import { EDITORS, STAFF } from '../access.ts';
import { callsOf } from '../call.ts';
import { BookingMessages } from '../desk/booking-messages.ts';
import { Id } from '../desk/desk.ts';
import { MessageSettings, MessageSettingsConflict } from '../schedule/message-settings.ts';
import { MessageParams, MessageQuery, VisitorMessages } from '../schedule/schedule-message.ts';

const call = callsOf('schedule', STAFF);
const deskCall = callsOf('desk', STAFF);

/* Messages to visitors about their bookings, for the desk. */

export const readMessages = call('GET /staff/schedule/messages', {
  summary: 'Messages to visitors',
  description:
    'Of one group, with the number of each; of the service points the account works for, with a `type` about bookings of ' +
    'that service alone, with a `language` of bookings in it. Phone numbers only of those the desk is to call.',
  query: MessageQuery,
  answer: VisitorMessages,
});

export const recordTelephoned = call('POST /staff/schedule/messages/:id/told', {
  summary: 'Record that the visitor was told by telephone',
  params: MessageParams,
  refusals: ['message-settled', 'other-service-point'],
});

export const sendMessageAgain = call('POST /staff/schedule/messages/:id/again', {
  summary: 'Send a message that was given up once more',
  params: MessageParams,
  refusals: ['message-settled', 'other-service-point'],
});

export const readBookingMessages = deskCall('GET /staff/desk/appointments/:id/messages', {
  summary: 'Messages about one booking',
  description:
    'What the visitor was sent or is to be told, by which way, and what came of it. `POST /staff/schedule/messages/:id/again` ' +
    'sends one that was given up once more.',
  params: Type.Object({ id: Id('Of the appointment') }),
  answer: BookingMessages,
  refusals: ['not-found', 'other-service-point'],
});

export const readMessageSettings = call('GET /staff/schedule/messages/settings', {
  access: EDITORS,
  summary: 'The quiet hours of messages to visitors',
  answer: MessageSettings,
});

export const changeMessageSettings = call('PUT /staff/schedule/messages/settings', {
  access: EDITORS,
  summary: 'Change the quiet hours',
  description:
    'Reminders that wait to be sent follow, but for those that would have been due by now: they keep their time. ' +
    '`version-conflict` brings the settings as they are now in `data.settings`.',
  body: MessageSettings,
  answer: MessageSettings,
  refusals: ['quiet-hours'],
  refusalData: { 'version-conflict': MessageSettingsConflict },
});
