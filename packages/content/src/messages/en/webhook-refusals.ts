import type { WebhookErrorCode } from '@phial/contract/errors';

/** Sentences for the refusals of the calls about webhooks; read by the server alone. */
export const webhookRefusals = {
  'webhook-url-invalid':
    'This address cannot be used. It must begin with https://, hold no user name, password or # part, and lead to a machine that webhooks may be sent to.',
  'webhook-description-missing': 'Please say which system receives the events.',
  'webhook-endpoints-full': 'There are 20 endpoints already. Please delete one that is no longer needed.',
  'webhook-endpoint-off': 'This endpoint is turned off. Please turn it on first.',
  'webhook-delivery-under-way': 'This event is being sent at this moment. Please wait for the result.',
} satisfies Record<WebhookErrorCode, string>;
