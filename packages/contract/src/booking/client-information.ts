import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { PersonText, WireLanguage } from '../text.ts';

const DictionaryValue = (dictType: string, example: string) =>
  Type.String({
    pattern: '^[\\w.-]{0,32}$',
    description: `Entry of dictionary ${dictType}`,
    examples: [example],
  });

/** The client information form, `docs/rules/on-site.md#client-information-form`. */
export const ClientInformationRequest = ClosedObject({
  userName: Type.Optional(PersonText(400, 'Chinese name; this or the English one is needed')),
  enName: Type.Optional(PersonText(400, 'English name; this or the Chinese one is needed')),
  birthday: PersonText(40, 'YYYY-MM-DD, 1900-01-01 to today in Hong Kong'),
  sex: DictionaryValue('sex', 'M'),
  cardType: DictionaryValue('card_type', 'HKID'),
  idCard: Type.Optional(PersonText(40, 'A123456(3); needed where cardType is the identity card')),
  travelCardType: Type.Optional(DictionaryValue('travel_card_type', 'PASSPORT')),
  travelCardNumber: Type.Optional(
    PersonText(60, 'Needed, with its type, where cardType is anything but the identity card'),
  ),
  telephone: Type.Optional(PersonText(40, 'Eight digits; this or the e-mail is needed')),
  telephone2: Type.Optional(PersonText(40, 'The telephone once more, equal to it')),
  email: Type.Optional(PersonText(400, 'This or the telephone is needed')),
  uuid: PersonText(64, 'Of the captcha shown'),
  captcha: PersonText(16, 'The four characters read from it'),
  language: WireLanguage,
});
export type ClientInformationRequest = Static<typeof ClientInformationRequest>;

/** What the QR code holds, and until when. */
export const ClientInformationCode = Type.Object({
  token: Type.String({ description: 'Content of the QR code: encrypted, letters, digits, - _ and one dot' }),
  expiresAt: Type.String({ description: 'ISO 8601 instant, UTC' }),
  secondsLeft: Type.Integer({
    description: 'At the moment of the answer; counts by the client clock from there',
  }),
});
export type ClientInformationCode = Static<typeof ClientInformationCode>;
