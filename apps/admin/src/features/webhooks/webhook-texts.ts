import type { StaffMessages } from '@phial/content/messages/staff-messages';
import {
  WEBHOOK_TEST_TYPE,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@phial/contract/staff/webhook';

type WebhookWords = StaffMessages['webhooks'];

/** What an event is called. */
export function eventName(words: WebhookWords, type: WebhookDelivery['type']): string {
  return type === WEBHOOK_TEST_TYPE ? words.test : words.events[type];
}

/** How an endpoint stands. */
export function endpointState({
  enabled,
  goneAt,
  failingSince,
}: WebhookEndpoint): keyof WebhookWords['endpoints']['states'] {
  if (!enabled) return goneAt === null ? 'off' : 'gone';
  return failingSince === null ? 'on' : 'failing';
}

export const ENDPOINT_TONES = { on: 'mint', off: 'plain', failing: 'warning', gone: 'warning' } as const;
export const DELIVERY_TONES = {
  WAITING: 'sky',
  SENDING: 'sky',
  DELIVERED: 'mint',
  FAILED: 'warning',
} as const;

/**
 * What came of an attempt.
 * @param isLast whether its delivery may still be at it
 */
export function attemptResult(
  { delivery: words, failures }: WebhookWords,
  { failure, milliseconds }: WebhookAttempt,
  isLast: boolean,
): string {
  if (failure !== null) return failures[failure];
  if (milliseconds !== null) return words.arrived;
  return isLast ? words.underWay : words.unknown;
}
