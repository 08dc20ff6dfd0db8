import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { PersonText, WireLanguage } from '../text.ts';

/* The provider of text messages that a laboratory sets up in the browser. */

const ReportPath = (description: string, example: string) =>
  Type.String({
    maxLength: 200,
    pattern: '^(?:[\\w-]+(?:\\.[\\w-]+)*)?$',
    description: `${description}; dots lead into objects`,
    examples: [example],
  });
const States = (description: string, example: string) =>
  Type.String({
    maxLength: 200,
    pattern: '^(?:[\\w-]+(?: ?, ?[\\w-]+)*)?$',
    description: `${description}, separated by commas`,
    examples: [example],
  });

const SETTINGS = {
  enabled: Type.Boolean({ description: 'Whether messages go by it; off, those of the environment count' }),
  channel: OneOf(['sms', 'whatsapp'], { description: 'How its messages arrive: sms or whatsapp' }),
  url: PersonText(500, 'Where requests go; https', 'https://sms.example/v1/messages'),
  sender: PersonText(100, 'Number or name that messages come from', '+85200000000'),
  headers: PersonText(
    2000,
    'A line for each, `Name: value`; {secret} and {encodedSecret} stand for the secret',
    'Authorization: Bearer {secret}',
  ),
  format: OneOf(['form', 'json'], { description: 'Of the body: form fields or JSON' }),
  body: PersonText(
    5000,
    'A line for each field, `Name=value`, or JSON; {to}, {number}, {from}, {text}, {line}, {quotedLine}, {language} and {secret} are filled in',
    'To={to}\nFrom={from}\nBody={text}',
  ),
  idPath: Type.String({
    maxLength: 200,
    pattern: '^(?:[\\w-]+(?:\\.[\\w-]+)*)?$',
    description: 'Where the JSON of an answer has the id of the message; empty where it has none',
    examples: ['messages.0.id'],
  }),
  reportIdPath: ReportPath(
    'Where a delivery report has the id of the message; empty where there are none',
    'MessageSid',
  ),
  reportStatePath: ReportPath('Where a delivery report has the state', 'MessageStatus'),
  deliveredStates: States('States of a message that has arrived', 'delivered,read'),
  failedStates: States('States of a message that will not arrive', 'failed,undelivered'),
};

/** The settings as stored. The secret never leaves the server again. */
export const TextProvider = Type.Object({
  ...SETTINGS,
  hasSecret: Type.Boolean(),
  reportAddress: Type.String({
    description: 'Signed address for delivery reports; empty before the settings are saved',
  }),
  environment: Type.Boolean({ description: 'Whether the server has a provider of its own, by `SMS_URL`' }),
  version: Type.Integer({ description: 'To change it from; 0 before the first time' }),
});
export type TextProvider = Static<typeof TextProvider>;

export const TextProviderConflict = Type.Object({ provider: TextProvider });

export const TextProviderChange = ClosedObject({
  ...SETTINGS,
  secret: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        pattern: '^[\\x20-\\x7e]+$',
        description: 'Left out: the stored one stays. Null: none',
        examples: ['AC0000:token'],
      }),
    ),
  ),
  version: VersionNumber('As it was last read', 0),
  ownPassword: Type.Optional(PersonText(600, "One's own once more, where the session is of a password")),
});
export type TextProviderChange = Static<typeof TextProviderChange>;

export const TextProviderTestRequest = ClosedObject({
  telNo: Type.String({
    pattern: '^[4-9]\\d{7}$',
    description: 'Mobile number in Hong Kong, which the message goes to; not stored',
    examples: ['91234567'],
  }),
  language: WireLanguage,
});
export type TextProviderTestRequest = Static<typeof TextProviderTestRequest>;

export const TextProviderTest = Type.Object({
  failure: Nullable(Type.String({ examples: ['HTTP 401'] }), {
    description: 'Null where the provider took the message; else a code such as `HTTP 401` or `ENOTFOUND`',
  }),
  hasId: Type.Boolean({ description: 'Whether the answer had an id of the message at the path' }),
});
export type TextProviderTest = Static<typeof TextProviderTest>;
