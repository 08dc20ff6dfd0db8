import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { PersonText, WireLanguage } from '../text.ts';
import { Unchecked } from './editing.ts';
import { FIXED_ENTRIES } from './text-bodies.ts';

/* Staff send a message that they edit to themselves, filled with made-up facts. */

/** By which ways messages can be sent at all. */
export const MessageWays = Type.Object({
  email: Type.Boolean({ description: 'Whether a mail server is set up' }),
  text: Type.Boolean({ description: 'Whether a provider of text messages is set up' }),
});
export type MessageWays = Static<typeof MessageWays>;

export const MessageTestParams = Type.Object({
  id: OneOf(FIXED_ENTRIES['message-template'], { description: 'Of the message' }),
});

const WORDS = {
  language: WireLanguage,
  body: Unchecked,
};

export const TestEmailRequest = ClosedObject({
  ...WORDS,
  email: PersonText(254, 'Where the e-mail goes; not stored', 'desk@lab.example'),
});
export type TestEmailRequest = Static<typeof TestEmailRequest>;

export const TestTextRequest = ClosedObject({
  ...WORDS,
  telNo: Type.String({
    pattern: '^[4-9]\\d{7}$',
    description: 'Mobile number in Hong Kong, which the text message goes to; not stored',
    examples: ['91234567'],
  }),
});
export type TestTextRequest = Static<typeof TestTextRequest>;

export const MessageTestResult = Type.Object({
  failure: Nullable(Type.String({ examples: ['HTTP 401'] }), {
    description: 'Null where the message was accepted; else a code such as `EENVELOPE 550` or `HTTP 401`',
  }),
});
export type MessageTestResult = Static<typeof MessageTestResult>;
