import { expect, it } from 'vitest';
import { deskPersonErrors, NO_PERSON, readDeskPerson } from './desk-person.ts';

const PERSON = { ...NO_PERSON, name: ' 陳大文 ', docNo: 'a123456(3)', telNo: '01234567' };

it('takes the number in one piece, brackets or not', () => {
  expect(deskPersonErrors(PERSON)).toEqual({});
  expect(deskPersonErrors({ ...PERSON, docNo: 'A1234563' })).toEqual({});
  expect(readDeskPerson(PERSON)).toEqual({
    name: '陳大文',
    docNo: 'A123456(3)',
    telNo: '01234567',
    email: '',
  });
});

it('has the rules of a public booking', () => {
  expect(deskPersonErrors(NO_PERSON)).toEqual({
    name: 'name-required',
    docNo: 'card-number-required',
    telNo: 'phone-or-email',
    email: 'phone-or-email',
  });
  expect(deskPersonErrors({ ...PERSON, docNo: 'A123456' })).toEqual({ docNo: 'card-number-invalid' });
  expect(deskPersonErrors({ ...PERSON, telNo: '123' })).toEqual({ telNo: 'phone-invalid' });
  expect(deskPersonErrors({ ...PERSON, email: 'x' })).toEqual({ email: 'email-invalid' });
});

it('takes the number of a travel document by the rules of those', () => {
  const traveller = { ...PERSON, documentType: 'travel-document' as const, docNo: ' k123 45678' };
  expect(deskPersonErrors(traveller)).toEqual({});
  expect(readDeskPerson(traveller)).toMatchObject({ documentType: 'travel-document', docNo: 'K12345678' });
  expect(deskPersonErrors({ ...traveller, docNo: '' })).toEqual({ docNo: 'travel-card-number-required' });
  expect(deskPersonErrors({ ...traveller, docNo: 'K1' })).toEqual({ docNo: 'travel-card-number-invalid' });
});
