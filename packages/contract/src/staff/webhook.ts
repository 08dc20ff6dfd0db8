import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { Instant, PersonText } from '../text.ts';
import { OwnPassword } from './account.ts';

/** Every event a webhook can report; `docs/webhooks.md` has the payload of each. */
export const WEBHOOK_EVENT_TYPES = [
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'booking.checked-in',
  'order.placed',
  'order.cancelled',
  'report.received',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What an administrator sends to see whether a receiver answers; it reports nothing. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';

/** Characters of an address and of a description. */
export const MOST_WEBHOOK_URL = 500;
export const MOST_WEBHOOK_DESCRIPTION = 100;

/** Each has connections of its own, so their number is what bounds how many are open at a time. */
export const MOST_WEBHOOK_ENDPOINTS = 20;

/** Why an attempt failed. */
export const WEBHOOK_FAILURES = [
  'status',
  'redirect',
  'gone',
  'timeout',
  'not-found',
  'refused',
  'tls',
  'address',
  'broken',
  'interrupted',
  'unreadable',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

export const WEBHOOK_DELIVERY_STATES = ['WAITING', 'SENDING', 'DELIVERED', 'FAILED'] as const;

const EventType = OneOf(WEBHOOK_EVENT_TYPES, { examples: ['booking.created'] });
const AnyEventType = OneOf([...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE], { examples: ['booking.created'] });
const DeliveryState = OneOf(WEBHOOK_DELIVERY_STATES, {
  description: 'WAITING for its next attempt, SENDING, DELIVERED, or FAILED for good',
});
const Url = PersonText(
  MOST_WEBHOOK_URL,
  '`https:` address of the receiver; outside production also `http:` on the loopback interface',
  'https://lis.example/phial',
);
const Description = PersonText(MOST_WEBHOOK_DESCRIPTION, 'What the receiver is', 'Laboratory system');
const EventTypes = Type.Array(EventType, {
  minItems: 1,
  maxItems: WEBHOOK_EVENT_TYPES.length,
  uniqueItems: true,
  description: 'The events that are sent there',
});
const Id = Type.String({ format: 'uuid' });

export const WebhookParams = Type.Object({ id: Id });

export const NewWebhookEndpoint = ClosedObject({
  url: Url,
  description: Description,
  eventTypes: EventTypes,
  ownPassword: OwnPassword,
});
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>;

const Version = VersionNumber('As it was last read');

export const WebhookEndpointChange = ClosedObject({
  url: Url,
  description: Description,
  eventTypes: EventTypes,
  enabled: Type.Boolean({
    description: 'While it is off nothing is sent, and what happens meanwhile is not sent later',
  }),
  version: Version,
  ownPassword: OwnPassword,
});
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>;

/** A receiver of events, and how its deliveries go. */
export const WebhookEndpoint = Type.Object({
  endpointId: Id,
  url: Url,
  description: Description,
  eventTypes: EventTypes,
  enabled: Type.Boolean(),
  goneAt: Nullable(Instant('When its receiver answered 410 Gone, which turned it off')),
  createdAt: Instant('When it was set up'),
  lastSuccessAt: Nullable(Instant('Of the last delivery that arrived')),
  failingSince: Nullable(Instant('Of the first failure since the last success; null while all is well')),
  waiting: Type.Integer({ description: 'Deliveries that are still to arrive' }),
  failed: Type.Integer({ description: 'Deliveries that were given up' }),
  formerSecretUntil: Nullable(Instant('Until when the secret before also signs, after a rotation')),
  version: Version,
});
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

export const WebhookEndpoints = Type.Object({ endpoints: Type.Array(WebhookEndpoint) });

export const WebhookEndpointWithSecret = Type.Object({
  endpoint: WebhookEndpoint,
  secret: Type.String({
    description: 'By which the receiver checks signatures; shown this once',
    examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  }),
});
export type WebhookEndpointWithSecret = Static<typeof WebhookEndpointWithSecret>;

export const WebhookConflict = Type.Object({ endpoint: WebhookEndpoint });

export const WebhookDeliveryQuery = ClosedObject({
  state: Type.Optional(DeliveryState),
  type: Type.Optional(AnyEventType),
  endpointId: Type.Optional(Id),
  before: Type.Optional(PersonText(100, '`next` of the page before')),
});
export type WebhookDeliveryQuery = Static<typeof WebhookDeliveryQuery>;

const DELIVERY = {
  deliveryId: Id,
  endpointId: Id,
  webhookId: Type.String({ format: 'uuid', description: '`webhook-id` of the request' }),
  type: AnyEventType,
  state: DeliveryState,
  attempts: Type.Integer({ description: 'Made so far' }),
  createdAt: Instant('When the event was queued'),
  dueAt: Nullable(Instant('When the next attempt is due')),
  settledAt: Nullable(Instant('When it arrived or was given up')),
};

/** An event on its way to one endpoint. */
export const WebhookDelivery = Type.Object(DELIVERY);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const WebhookDeliveryPage = Type.Object({
  deliveries: Type.Array(WebhookDelivery),
  next: Nullable(Type.String(), { description: 'For `before`; null at the end' }),
});

export const WebhookAttempt = Type.Object({
  number: Type.Integer(),
  at: Instant('When it began'),
  milliseconds: Nullable(Type.Integer(), {
    description: 'Null while under way, or where its process was killed',
  }),
  status: Nullable(Type.Integer(), { description: 'HTTP status, where the receiver answered' }),
  failure: Nullable(OneOf(WEBHOOK_FAILURES), { description: 'Why it failed; null when it arrived' }),
});
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const WebhookDeliveryDetails = Type.Object({
  ...DELIVERY,
  body: Type.String({ description: 'The body of the request, as it is sent' }),
  enabled: Type.Boolean({ description: 'Whether the endpoint is on, so that it can be sent again' }),
  history: Type.Array(WebhookAttempt, { description: 'The attempts, the first one first' }),
});
export type WebhookDeliveryDetails = Static<typeof WebhookDeliveryDetails>;

export const WebhookTest = Type.Object({ deliveryId: Id });
