import { expect, test } from 'vitest';
import { EMPTY_ENQUIRY, stillWrong, toEnquiry, validateEnquiry } from './enquiry-form.ts';

const FILLED = { name: ' Chan  Tai Man ', number: 'a123456', check: '3', captcha: 'k3ap', uuid: 'u-1' };

test('an empty form reports all three fields in order', () => {
  expect(Object.entries(validateEnquiry(EMPTY_ENQUIRY))).toEqual([
    ['name', 'name-required'],
    ['docNo', 'card-number-required'],
    ['captcha', 'captcha-required'],
  ]);
});

test('a filled form has no errors', () => {
  expect(validateEnquiry(FILLED)).toEqual({});
});

test('after corrections only the remaining errors are reported', () => {
  const found = validateEnquiry(EMPTY_ENQUIRY);
  expect(stillWrong(found, EMPTY_ENQUIRY)).toEqual(found);
  expect(stillWrong(found, { ...FILLED, check: '4' })).toEqual({ docNo: 'card-number-invalid' });
  expect(stillWrong({}, EMPTY_ENQUIRY)).toEqual({});
});

test.each(['', 'k3a', 'k3 a'])('captcha "%s" is not complete', (captcha) => {
  expect(validateEnquiry({ ...FILLED, captcha })).toEqual({ captcha: 'captcha-required' });
});

test('an answer without a picture is not complete', () => {
  expect(validateEnquiry({ ...FILLED, uuid: '' })).toEqual({ captcha: 'captcha-required' });
});

test.each([
  ['tw', 'tc'],
  ['zh', 'sc'],
  ['en', 'en'],
] as const)('%s is sent as %s, with five keys and no other', (language, wire) => {
  expect(toEnquiry(FILLED, language)).toEqual({
    name: 'Chan Tai Man',
    docNo: 'A123456(3)',
    uuid: 'u-1',
    captcha: 'K3AP',
    language: wire,
  });
});
