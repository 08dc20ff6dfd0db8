import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  maskPatientDocument,
  normalisePatientDocument,
  type PatientForm,
  toPatientPerson,
  validatePatient,
} from './patient-form.ts';

const TODAY = '2026-11-20';

const form = (changes: Partial<PatientForm> = {}): PatientForm => ({
  name: '陳大文',
  englishName: 'CHAN Tai Man',
  documentType: 'HKID',
  documentNumber: 'A123456(3)',
  birthday: '1946-02-08',
  sex: 'M',
  telNo: '01234567',
  email: 'chan@lab.example',
  language: 'tw',
  ...changes,
});

describe('what is wrong with a patient', () => {
  it.each<[string, Partial<PatientForm>, object]>([
    ['nothing', {}, {}],
    ['no contact is needed, the patient may have none', { telNo: '', email: '' }, {}],
    ['no English name', { englishName: '' }, {}],
    ['no name', { name: ' ' }, { name: 'name-required' }],
    ['a long English name', { englishName: 'x'.repeat(101) }, { englishName: 'name-too-long' }],
    ['no number', { documentNumber: ' () ' }, { documentNumber: 'card-number-required' }],
    ['a wrong check character', { documentNumber: 'A123456(4)' }, { documentNumber: 'card-number-invalid' }],
    ['a number without brackets', { documentNumber: 'a1234563' }, {}],
    ['a passport', { documentType: 'TRAVEL', documentNumber: 'k 123 456' }, {}],
    [
      'no digit in it',
      { documentType: 'TRAVEL', documentNumber: 'KK' },
      { documentNumber: 'travel-card-number-invalid' },
    ],
    ['born tomorrow', { birthday: '2026-11-21' }, { birthday: 'birthday-range' }],
    ['no sex', { sex: '' }, { sex: 'sex-required' }],
    ['a short phone', { telNo: '123' }, { telNo: 'phone-invalid' }],
    ['no address', { email: 'chan@' }, { email: 'email-invalid' }],
  ])('%s', (_, changes, expected) => {
    expect(validatePatient(form(changes), TODAY)).toEqual(expected);
  });

  it('an empty number is right where the former one is kept', () => {
    expect(validatePatient(form({ documentNumber: '' }), TODAY, true)).toEqual({});
    expect(validatePatient(form({ documentNumber: 'A1' }), TODAY, true)).not.toEqual({});
  });
});

test('a patient is kept normalised', () => {
  const typed = form({
    name: ' 陳  大文 ',
    documentNumber: 'a1234563',
    telNo: ' 01234567',
    email: ' C@lab.example ',
  });
  expect(toPatientPerson(typed)).toMatchObject({
    name: '陳 大文',
    documentNumber: 'A123456(3)',
    telNo: '01234567',
  });
});

test('a masked travel document shows at most its first three characters, and never its end', () => {
  expect(maskPatientDocument('HKID', 'A123456(3)')).toBe('A123***(*)');
  expect(maskPatientDocument('TRAVEL', 'K12345678')).toBe('K12******');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{4,20}$/), (number) => {
      const masked = maskPatientDocument('TRAVEL', number);
      expect(masked).toHaveLength(number.length);
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(3);
      expect(masked).toMatch(/\*{3}$/);
    }),
  );
});

test('one document has one spelling', () => {
  for (const text of ['A123456(3)', 'a1234563', ' A123456 (3)', 'Ａ１２３４５６（３）']) {
    expect(normalisePatientDocument('HKID', text)).toBe('A123456(3)');
  }
  expect(normalisePatientDocument('TRAVEL', ' k123 456')).toBe('K123456');
});
