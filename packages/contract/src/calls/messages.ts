import { STAFF } from '../access.ts';
import { defineCall } from '../call.ts';
import { MessageParams, MessageQuery, VisitorMessages } from '../schedule-message.ts';

/* Messages to visitors about their bookings, for the desk. */

export const readMessages = defineCall({
  method: 'GET',
  path: '/staff/schedule/messages',
  access: STAFF,
  tag: 'schedule',
  summary: 'Messages to visitors',
  description: 'Of one group, with the number of each. Phone numbers only of those the desk is to call.',
  query: MessageQuery,
  answer: VisitorMessages,
});

export const recordTelephoned = defineCall({
  method: 'POST',
  path: '/staff/schedule/messages/:id/told',
  access: STAFF,
  tag: 'schedule',
  summary: 'Record that the visitor was told by telephone',
  params: MessageParams,
  refusals: ['message-settled'],
});

export const sendMessageAgain = defineCall({
  method: 'POST',
  path: '/staff/schedule/messages/:id/again',
  access: STAFF,
  tag: 'schedule',
  summary: 'Send a message that was given up once more',
  params: MessageParams,
  refusals: ['message-settled'],
});
