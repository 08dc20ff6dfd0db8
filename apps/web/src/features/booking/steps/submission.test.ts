import { CallError } from '@phial/client/call-error';
import { describe, expect, it } from 'vitest';
import { bookingRequest, isOutcomeUnknown, submissionKey } from './submission.ts';

const FORM = {
  name: ' Chan Tai Man ',
  number: 'a123456',
  check: '3',
  telNo: ' 91234567',
  tel2: '91234567',
  email: '',
};

const request = (changes: Partial<Parameters<typeof bookingRequest>[0]> = {}) =>
  bookingRequest({
    form: FORM,
    slot: { servPtId: 'SP01', servTime: '2026-11-24 10:30:00', type: 'ECG' },
    holdId: 'hold-a',
    language: 'zh',
    answer: { uuid: 'captcha-1', captcha: ' ab3c' },
    ...changes,
  });

describe('the booking as it is sent', () => {
  it('carries every field of the booking, normalised', () => {
    expect(request()).toEqual({
      name: 'Chan Tai Man',
      docNo: 'A123456(3)',
      telNo: '91234567',
      email: '',
      uuid: 'captcha-1',
      captcha: 'AB3C',
      servPtId: 'SP01',
      servTime: '2026-11-24 10:30:00',
      type: 'ECG',
      language: 'sc',
      holdId: 'hold-a',
    });
  });

  it('never carries the repeated phone, nor a missing hold', () => {
    expect(request()).not.toHaveProperty('tel2');
    expect(request({ holdId: undefined })).not.toHaveProperty('holdId');
  });
});

describe('the key of a submission', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;

  it('stays while the intent stays, whatever the captcha and the hold', () => {
    const first = submissionKey(request(), undefined, newKey);
    const again = request({
      answer: { uuid: 'captcha-2', captcha: 'xyz3' },
      holdId: 'hold-b',
    });
    expect(submissionKey(again, first, newKey)).toBe(first);
  });

  it('is another one for another time or another person', () => {
    const first = submissionKey(request(), undefined, newKey);
    const slot = { servPtId: 'SP01', servTime: '2026-11-24 11:00:00', type: 'ECG' as const };
    expect(submissionKey(request({ slot }), first, newKey).key).not.toBe(first.key);
    expect(submissionKey(request({ form: { ...FORM, name: 'Wong' } }), first, newKey).key).not.toBe(
      first.key,
    );
  });
});

describe('a failed submission', () => {
  it('may have booked only when no response arrived', () => {
    const failed = (kind: CallError['kind']) => new CallError({ kind, code: 0, msg: 'x' });
    expect(isOutcomeUnknown(failed('timeout'))).toBe(true);
    expect(isOutcomeUnknown(failed('network'))).toBe(true);
    expect(isOutcomeUnknown(failed('refused'))).toBe(false);
    expect(isOutcomeUnknown(failed('duplicate'))).toBe(false);
  });
});
