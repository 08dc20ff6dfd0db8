import { expect, test } from 'vitest';
import { findServiceType, meantServiceType, parseServiceCode } from './service-type.ts';

const CODES = ['vaccine-1', 'ECG', 'other'];

test('finds a service by its code without regard to case', () => {
  for (const text of ['ECG', 'ecg', 'Ecg']) expect(findServiceType(CODES, text)).toBe('ECG');
  expect(findServiceType(CODES, 'OTHER')).toBe('other');
  expect(findServiceType(CODES, 'Vaccine-1')).toBe('vaccine-1');
  for (const text of [undefined, '', ' ECG', 'blood']) expect(findServiceType(CODES, text)).toBeUndefined();
});

test('a call without a type means the only service, else ECG, else the first', () => {
  expect(meantServiceType(['other'])).toBe('other');
  expect(meantServiceType(CODES)).toBe('ECG');
  expect(meantServiceType(['ECG', 'other'])).toBe('ECG');
  expect(meantServiceType(['ultrasound', 'other'])).toBe('ultrasound');
  expect(meantServiceType([])).toBeUndefined();
});

test('tells what can be a code from what cannot', () => {
  for (const code of ['ECG', 'x', 'flu-2026', 'a'.repeat(20)]) expect(parseServiceCode(code)).toBe(code);
  for (const text of [undefined, '', '1st', 'a b', 'a_b', 'a'.repeat(21), 'ECG\n', '超聲波'])
    expect(parseServiceCode(text)).toBeUndefined();
});
