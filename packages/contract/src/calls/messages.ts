import { STAFF } from '../access.ts';
import { callsOf } from '../call.ts';
import { MessageParams, MessageQuery, VisitorMessages } from '../schedule/schedule-message.ts';

const call = callsOf('schedule', STAFF);

/* Messages to visitors about their bookings, for the desk. */

export const readMessages = call('GET /staff/schedule/messages', {
  summary: 'Messages to visitors',
  description:
    'Of one group, with the number of each; of the service points the account works for, with a `type` about bookings of ' +
    'that service alone. Phone numbers only of those the desk is to call.',
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
