import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  NewWebhookEndpoint,
  WebhookConflict,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpoints,
  WebhookEndpointWithSecret,
  WebhookParams,
  WebhookTest,
} from '../staff/webhook.ts';

const call = callsOf('webhooks', ADMINISTRATORS);

/* Receivers of signed events, and what was sent to them. */

const OF_ADDRESS = ['webhook-url-invalid', 'webhook-description-missing'] as const;
/** Who sends events elsewhere has to be the administrator, not somebody at a session that was left open. */
const OF_CONFIRMATION = ['confirmation-needed', 'password-wrong', 'too-many-requests'] as const;
const DATA_OF_CONFLICT = { 'version-conflict': WebhookConflict } as const;

export const listWebhookEndpoints = call('GET /staff/webhooks/endpoints', {
  summary: 'The endpoints, the oldest first',
  answer: WebhookEndpoints,
});

export const createWebhookEndpoint = call('POST /staff/webhooks/endpoints', {
  summary: 'Set up an endpoint',
  description:
    'From now on it gets the events it names. The secret in the answer is shown this once. Needs `ownPassword`.',
  body: NewWebhookEndpoint,
  answer: WebhookEndpointWithSecret,
  refusals: [...OF_ADDRESS, ...OF_CONFIRMATION, 'webhook-endpoints-full'],
});

export const changeWebhookEndpoint = call('PUT /staff/webhooks/endpoints/:id', {
  summary: 'Change an endpoint, or turn it on or off',
  description: 'Another address needs `ownPassword`.',
  params: WebhookParams,
  body: WebhookEndpointChange,
  answer: WebhookEndpoint,
  refusals: [...OF_ADDRESS, ...OF_CONFIRMATION],
  refusalData: DATA_OF_CONFLICT,
});

export const deleteWebhookEndpoint = call('DELETE /staff/webhooks/endpoints/:id', {
  summary: 'Delete an endpoint and the list of its deliveries',
  params: WebhookParams,
});

export const rotateWebhookSecret = call('POST /staff/webhooks/endpoints/:id/secret', {
  summary: 'Replace the secret of an endpoint',
  description: 'For 24 hours the former one signs beside it, so that the receiver can be changed meanwhile.',
  params: WebhookParams,
  answer: WebhookEndpointWithSecret,
});

export const sendWebhookTest = call('POST /staff/webhooks/endpoints/:id/test', {
  summary: 'Send a test event to an endpoint',
  params: WebhookParams,
  answer: WebhookTest,
  refusals: ['webhook-endpoint-off'],
});

export const listWebhookDeliveries = call('GET /staff/webhooks/deliveries', {
  summary: 'What was sent and is to be sent, newest first',
  description: 'Fifty at a time; `next` of an answer is the `before` of the following page.',
  query: WebhookDeliveryQuery,
  answer: WebhookDeliveryPage,
});

export const readWebhookDelivery = call('GET /staff/webhooks/deliveries/:id', {
  summary: 'A delivery with its payload and its attempts',
  params: WebhookParams,
  answer: WebhookDeliveryDetails,
});

export const sendWebhookAgain = call('POST /staff/webhooks/deliveries/:id/again', {
  summary: 'Send an event again, under the same `webhook-id`',
  params: WebhookParams,
  refusals: ['webhook-delivery-under-way', 'webhook-endpoint-off'],
});
