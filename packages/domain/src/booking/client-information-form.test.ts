import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDocumentNumber } from '../identity/hkid.ts';
import {
  type ClientInformationForm,
  checkClientInformation,
  IDENTITY_CARD,
  toClientInformation,
  validateClientInformation,
} from './client-information-form.ts';

const TODAY = '2026-11-20';

const form = (changes: Partial<ClientInformationForm> = {}): ClientInformationForm => ({
  userName: '陳大文',
  enName: 'CHAN Tai Man',
  birthday: '1946-02-08',
  sex: 'M',
  cardType: IDENTITY_CARD,
  idCard: 'A123456',
  idCardCheck: '3',
  travelCardType: '',
  travelCardNumber: '',
  telephone: '01234567',
  telephone2: '01234567',
  email: 'chan@lab.example',
  ...changes,
});

const passport = { cardType: 'TRAVEL', travelCardType: 'PASSPORT', travelCardNumber: 'K12345678' };

describe('what is wrong with the form', () => {
  it.each<[string, Partial<ClientInformationForm>, object]>([
    ['nothing', {}, {}],
    ['a Chinese name is enough', { enName: '' }, {}],
    ['an English name is enough', { userName: '' }, {}],
    ['no name', { userName: ' ', enName: '' }, { names: 'name-required' }],
    ['Latin letters for the Chinese name', { userName: 'Chan' }, { userName: 'name-chinese' }],
    ['a rare character', { userName: '𨋢' }, {}],
    ['a name with an invisible sign only', { userName: '\u200b' }, {}],
    ['a Chinese name without end', { userName: '陳'.repeat(101) }, { userName: 'name-too-long' }],
    ['an English name without end', { enName: 'x'.repeat(101) }, { enName: 'name-too-long' }],
    ['no date of birth', { birthday: '' }, { birthday: 'birthday-required' }],
    ['no such day', { birthday: '1946-02-30' }, { birthday: 'date-format' }],
    ['born tomorrow', { birthday: '2026-11-21' }, { birthday: 'birthday-range' }],
    ['no gender', { sex: '' }, { sex: 'sex-required' }],
    ['no document type', { cardType: '', idCard: '' }, { cardType: 'card-type-required' }],
    ['no identity card number', { idCard: '' }, { idCard: 'card-number-required' }],
    ['no check digit', { idCardCheck: '' }, { idCard: 'card-number-invalid' }],
    ['a wrong check digit', { idCardCheck: '4' }, { idCard: 'card-number-invalid' }],
    [
      'the whole number in one box',
      { idCard: 'A1234563', idCardCheck: '' },
      { idCard: 'card-number-invalid' },
    ],
    ['a passport', { ...passport, idCard: '', idCardCheck: '' }, {}],
    ['a passport, and half an identity card number', { ...passport, idCard: 'A12' }, {}],
    [
      'a travelling document of no kind and number',
      { cardType: 'TRAVEL' },
      { travelCardType: 'travel-card-type-required', travelCardNumber: 'travel-card-number-required' },
    ],
    [
      'a travelling document with half a number',
      { ...passport, travelCardNumber: 'K1' },
      { travelCardNumber: 'travel-card-number-invalid' },
    ],
    ['e-mail only', { telephone: '', telephone2: '' }, {}],
    ['telephone only', { email: '' }, {}],
    [
      'no contact',
      { telephone: '', telephone2: '', email: '' },
      { telephone: 'phone-or-email', email: 'phone-or-email' },
    ],
    ['seven digits', { telephone: '0123456' }, { telephone: 'phone-invalid', telephone2: 'phones-not-same' }],
    ['another telephone', { telephone2: '01234568' }, { telephone2: 'phones-not-same' }],
    ['no repeat', { telephone2: '' }, { telephone2: 'phones-not-same' }],
    ['half a repeat', { telephone2: '0123' }, { telephone2: 'phone-invalid' }],
    ['no e-mail address', { email: 'chan@lab' }, { email: 'email-invalid' }],
  ])('%s', (_, changes, errors) => {
    expect(validateClientInformation(form(changes), TODAY)).toEqual(errors);
  });
});

describe('the client as sent', () => {
  it('is normalised', () => {
    const typed = form({
      userName: ' 陳　大文 ',
      enName: '  Chan  Tai Man ',
      idCard: 'a123456',
      telephone: '０１２３４５６７',
      email: ' chan@lab.example ',
    });
    expect(toClientInformation(typed)).toEqual({
      userName: '陳 大文',
      enName: 'Chan Tai Man',
      birthday: '1946-02-08',
      sex: 'M',
      cardType: IDENTITY_CARD,
      idCard: 'A123456(3)',
      travelCardType: '',
      travelCardNumber: '',
      telephone: '01234567',
      email: 'chan@lab.example',
    });
  });

  it('has one document only', () => {
    const changed = form({ ...passport, travelCardNumber: 'k 1234 5678' });
    expect(toClientInformation(changed)).toMatchObject({
      idCard: '',
      travelCardType: 'PASSPORT',
      travelCardNumber: 'K12345678',
    });
    expect(toClientInformation({ ...changed, cardType: IDENTITY_CARD })).toMatchObject({
      idCard: 'A123456(3)',
      travelCardType: '',
      travelCardNumber: '',
    });
  });

  it('never has a line break, whatever was typed', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.record({ userName: text, enName: text, travelCardNumber: text, email: text }),
        (typed) => {
          const whole = form({ ...passport, ...typed });
          if (Object.keys(validateClientInformation(whole, TODAY)).length > 0) return;
          expect(Object.values(toClientInformation(whole)).join('')).not.toContain('\n');
        },
      ),
    );
  });
});

describe("the server's side", () => {
  const { idCardCheck, ...rest } = form();
  const raw = { ...rest, idCard: formatDocumentNumber({ number: rest.idCard, check: idCardCheck }) };

  it('accepts what the browser sends', () => {
    expect(checkClientInformation(raw, TODAY)).toEqual({ client: toClientInformation(form()) });
  });

  it.each<[string, object, string]>([
    ['everything absent', { birthday: '', sex: '', cardType: '' }, 'name-required'],
    ['the first of several', { ...raw, birthday: '', sex: '', email: 'x' }, 'birthday-required'],
    [
      'a document of the wrong kind',
      { ...raw, ...passport, travelCardNumber: undefined },
      'travel-card-number-required',
    ],
    ['a check digit of somebody else', { ...raw, idCard: 'A123456(4)' }, 'card-number-invalid'],
    ['a number without its check digit', { ...raw, idCard: 'A123456' }, 'card-number-invalid'],
    ['a number of blanks', { ...raw, idCard: ' ( ) ' }, 'card-number-required'],
    ['a repeat that differs', { ...raw, telephone2: '01234560' }, 'phones-not-same'],
  ])('refuses %s', (_, body, error) => {
    expect(checkClientInformation(body, TODAY)).toEqual({ error });
  });

  it('agrees with the browser on every form', () => {
    const box = fc.constantFrom(
      '',
      '陳',
      'Chan',
      '1946-02-08',
      'HKID',
      'K1234567',
      '01234567',
      'a@b.cd',
      '4',
    );
    const fields = fc.record(Object.fromEntries(Object.keys(form()).map((field) => [field, box])));
    fc.assert(
      fc.property(fields, (typed) => {
        const { idCardCheck: check, ...whole } = { ...form(), ...typed, idCard: 'A123456', idCardCheck: '3' };
        const browser = validateClientInformation({ ...whole, idCardCheck: check }, TODAY);
        const server = checkClientInformation({ ...whole, idCard: `A123456(${check})` }, TODAY);
        expect('error' in server).toBe(Object.keys(browser).length > 0);
        if ('error' in server) expect(Object.values(browser)).toContain(server.error);
      }),
      { numRuns: 500 },
    );
  });
});
