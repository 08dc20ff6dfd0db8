import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPerson,
  EMPTY_PERSON_FORM,
  type PersonForm,
  toPerson,
  validatePersonForm,
} from './booking-form.ts';

const valid: PersonForm = {
  name: 'Chan Tai Man',
  number: 'A123456',
  check: '3',
  telNo: '91234567',
  tel2: '91234567',
  email: 'a@example.com',
};

const errorsOf = (change: Partial<PersonForm>) => validatePersonForm({ ...valid, ...change });

describe('the form of step 3', () => {
  test('a full form, and one with either contact, is valid', () => {
    expect(errorsOf({})).toEqual({ fields: {} });
    expect(errorsOf({ email: '' })).toEqual({ fields: {} });
    expect(errorsOf({ telNo: '', tel2: '' })).toEqual({ fields: {} });
  });

  test('reports every missing field of an empty form at once, with the warning', () => {
    expect(validatePersonForm(EMPTY_PERSON_FORM)).toEqual({
      fields: { name: 'name-required', docNo: 'card-number-required' },
      warning: 'phone-or-email',
    });
  });

  test('each rule has its message', () => {
    expect(errorsOf({ name: 'x'.repeat(101) }).fields).toEqual({ name: 'name-too-long' });
    expect(errorsOf({ check: '4' }).fields).toEqual({ docNo: 'card-number-invalid' });
    expect(errorsOf({ email: 'abc' }).fields).toEqual({ email: 'email-invalid' });
    expect(errorsOf({ telNo: '1234', tel2: '1234' }).fields).toEqual({
      telNo: 'phone-invalid',
      tel2: 'phone-invalid',
    });
  });

  test('the repeat must match the phone, and is needed only with one', () => {
    const notSame = { fields: { tel2: 'phones-not-same' }, warning: 'phones-not-same' };
    expect(errorsOf({ tel2: '91234568' })).toEqual(notSame);
    expect(errorsOf({ tel2: '' })).toEqual(notSame);
    expect(errorsOf({ telNo: '' })).toEqual(notSame);
    expect(errorsOf({ telNo: ' 91234567', tel2: '９１２３４５６７' })).toEqual({ fields: {} });
  });

  test('phone-or-email comes before phones-not-same', () => {
    expect(errorsOf({ telNo: '', email: '' })).toEqual({
      fields: { tel2: 'phones-not-same' },
      warning: 'phone-or-email',
    });
  });
});

describe('the person', () => {
  test('is sent normalised, without the repeated phone', () => {
    const typed = {
      ...valid,
      name: ' Chan Tai Man ',
      number: 'a123456',
      telNo: ' 91234567',
      email: ' a@example.com ',
    };
    expect(toPerson(typed)).toEqual({
      name: 'Chan Tai Man',
      docNo: 'A123456(3)',
      telNo: '91234567',
      email: 'a@example.com',
    });
  });

  test('absent contacts are empty', () => {
    expect(checkPerson({ name: 'Ng', docNo: 'g123456a', email: 'a@example.com' })).toEqual({
      person: { name: 'Ng', docNo: 'G123456(A)', telNo: '', email: 'a@example.com' },
    });
  });

  test.each([
    [{ name: ' ', docNo: '', telNo: 'x', email: 'x' }, 'name-required'],
    [{ name: 'x'.repeat(101), docNo: '' }, 'name-too-long'],
    [{ name: 'Ng', docNo: ' () ', telNo: 'x' }, 'card-number-required'],
    [{ name: 'Ng', docNo: 'A123456(4)', telNo: 'x' }, 'card-number-invalid'],
    [{ name: 'Ng', docNo: 'A123456(3)', telNo: '1234567', email: 'x' }, 'phone-invalid'],
    [{ name: 'Ng', docNo: 'A123456(3)', telNo: '91234567', email: 'x' }, 'email-invalid'],
    [{ name: 'Ng', docNo: 'A123456(3)', telNo: ' ', email: '' }, 'phone-or-email'],
    [{ name: 'Ng', docNo: 'A123456(3)' }, 'phone-or-email'],
  ])('the server reports the first error in order: %j is %s', (raw, error) => {
    expect(checkPerson(raw)).toEqual({ error });
  });

  test('browser and server agree: what the form lets through the server takes as it is, and the other way round', () => {
    const form = fc.record({
      name: fc.constantFrom('', ' ', 'Ng', ' 陳大文 ', 'x'.repeat(101)),
      number: fc.constantFrom('', 'A123456', 'a123456', 'AB987654', 'A12345'),
      check: fc.constantFrom('', '3', '4', 'A'),
      telNo: fc.constantFrom('', ' ', '91234567', ' ９１２３４５６７', '123'),
      email: fc.constantFrom('', 'a@example.com', ' a@example.com', 'abc'),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const whole = { ...typed, tel2: typed.telNo };
        const { fields, warning } = validatePersonForm(whole);
        const accepted = Object.keys(fields).length === 0 && warning === undefined;
        const answer = checkPerson({ ...typed, docNo: `${typed.number}(${typed.check})` });
        if (accepted) expect(answer).toEqual({ person: toPerson(whole) });
        else expect(answer).toHaveProperty('error');
      }),
      { numRuns: 500 },
    );
  });
});
