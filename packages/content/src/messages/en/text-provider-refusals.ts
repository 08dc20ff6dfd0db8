import type { TextProviderErrorCode } from '@phial/contract/errors';

/** Sentences for the refusals of the calls about the provider of text messages; read by the server alone. */
export const textProviderRefusals = {
  'text-provider-url-invalid':
    'This address cannot be used. It must begin with https://, hold no user name, password or # part, and lead to a machine on the internet.',
  'text-provider-headers-invalid':
    'Please check the headers: a line for each, such as “Authorization: Bearer {secret}”. Only {secret} and {encodedSecret} can be filled in.',
  'text-provider-body-invalid':
    'Please check the body: it needs {to} or {number}, and {text}, {line} or {quotedLine}. Other names in braces are not known.',
  'text-provider-secret-missing':
    'Please enter the secret: with another address the stored one is not kept, and the headers or the body name it.',
  'text-provider-missing': 'No provider of text messages has been saved yet.',
} satisfies Record<TextProviderErrorCode, string>;
