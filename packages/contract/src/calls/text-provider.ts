import { Type } from 'typebox';
import { ADMINISTRATORS, PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  TextProvider,
  TextProviderChange,
  TextProviderConflict,
  TextProviderTest,
  TextProviderTestRequest,
} from '../staff/text-provider.ts';
import { PersonText } from '../text.ts';

const call = callsOf('schedule', ADMINISTRATORS);

/* The provider by which visitors get text messages. */

export const readTextProvider = call('GET /staff/text-provider', {
  summary: 'The settings of the provider of text messages',
  answer: TextProvider,
});

export const changeTextProvider = call('PUT /staff/text-provider', {
  summary: 'Change the settings of the provider of text messages',
  description:
    'Needs `ownPassword`, or a confirmation at the identity provider: numbers and words of messages go to this ' +
    'address. The secret is stored encrypted and never returned; another address needs it anew.',
  body: TextProviderChange,
  answer: TextProvider,
  refusals: [
    'confirmation-needed',
    'password-wrong',
    'too-many-requests',
    'text-provider-url-invalid',
    'text-provider-headers-invalid',
    'text-provider-body-invalid',
    'text-provider-secret-missing',
  ],
  refusalData: { 'version-conflict': TextProviderConflict },
});

export const testTextProvider = call('POST /staff/text-provider/test', {
  summary: 'Send a test message by the stored settings',
  description: 'Also while they are off. Ten times an hour.',
  body: TextProviderTestRequest,
  answer: TextProviderTest,
  refusals: ['text-provider-missing', 'too-many-requests'],
});

export const receiveDeliveryReport = call('POST /message-reports/:token', {
  summary: 'What became of a text message, from its provider',
  access: PUBLIC,
  description:
    'Form fields or JSON; where the id and the state stand is set with the provider. Reports of other states and of ' +
    'unknown messages are accepted and change nothing.',
  params: Type.Object({ token: PersonText(200, 'Of the signed address that the settings show') }),
  body: Type.Object({}, { description: 'As the provider writes it' }),
  bodyMedia: ['application/json', 'application/x-www-form-urlencoded'],
  refusals: ['not-found', 'too-many-requests'],
});
