import { ERROR_STATUS } from '@phial/contract/errors';
import { describe, expect, test } from 'vitest';
import { server as enServer } from './en/server.ts';
import { en } from './en.ts';
import { server as twServer } from './tw/server.ts';
import { tw } from './tw.ts';
import { server as zhServer } from './zh/server.ts';
import { zh } from './zh.ts';

const SPECIFIED = {
  'name-required': 'please enter name',
  'name-chinese': 'Enter a Chinese name',
  'card-number-required': 'Please enter ID Number',
  'card-number-invalid': 'Please enter the correct ID Number',
  'phone-invalid': 'Please enter an eight-digit phone number',
  'phones-not-same': 'The two phone numbers are inconsistent',
  'email-invalid': 'Incorrect email address',
  'phone-or-email': 'Please enter phone number or email',
  'captcha-required': 'please enter verification code',
  'choose-date': 'please choose date',
  'agree-terms': 'Please agree to the terms of service',
  'agree-privacy': 'Please agree to the terms of data privacy',
  'date-format': 'Date format is incorrect',
  'qr-code-invalid': 'Qr code is invalid',
};

test('the English form messages are fixed to the letter', () => {
  expect(en.errors.form).toMatchObject(SPECIFIED);
});

test('the English client messages are fixed to the letter', () => {
  expect(en.errors.client.connectionAbnormal).toBe('backend interface connection abnormal');
  expect(en.errors.client.requestTimedOut).toBe('system interface request timed out');
  expect(en.errors.client.statusAbnormal(502)).toBe('system interface 502 abnormal');
  expect(en.errors.client.duplicate).toBe('data is being processed, do not resubmit');
  expect(en.errors.client.timedOut).toBe('Timed out, please reapply');
  expect(en.errors.client.noData).toBe('No data');
});

describe.each([
  ['tw', tw, twServer],
  ['zh', zh, zhServer],
  ['en', en, enServer],
])('%s refusals', (_, catalogue, server) => {
  test('there is a sentence for every code, and only for codes', () => {
    const codes = [...Object.keys(catalogue.errors.refusals), ...Object.keys(server.accountRefusals)];
    expect(codes.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });

  test('a refusal that repeats a rule of the form says the same', () => {
    const refusals: Record<string, string> = catalogue.errors.refusals;
    for (const [code, text] of Object.entries(catalogue.errors.form)) {
      if (code in refusals) expect(refusals[code]).toBe(text);
    }
  });
});
