import { describe, expect, it } from 'vitest';
import { normalisePractice, practiceErrors } from './doctor-practice.ts';

const PRACTICE = { practice: 'Marker Clinic', telephone: '2345 6789', registrationNumber: 'M00000' };

describe('practiceErrors', () => {
  it.each([
    {},
    { practice: '示範診所' },
    { telephone: '+86 (20) 1234-5678' },
    { telephone: '２３４５６７８９' },
    { registrationNumber: 'ａ-00 12' },
  ])('accepts %j', (changes) => {
    expect(practiceErrors({ ...PRACTICE, ...changes })).toEqual([]);
  });

  it.each([
    ['practice', ''],
    ['practice', ' . '],
    ['practice', 'x'.repeat(201)],
    ['telephone', '2345 678'],
    ['telephone', '234567890'],
    ['telephone', '+1'],
    ['telephone', 'none'],
    ['registrationNumber', ''],
    ['registrationNumber', 'M'],
    ['registrationNumber', '醫生'],
  ] as const)('refuses %s %j', (field, value) => {
    expect(practiceErrors({ ...PRACTICE, [field]: value })).toEqual([field]);
  });
});

it('keeps one line, half-width numbers and capital letters', () => {
  expect(
    normalisePractice({
      practice: ' Marker\n Clinic ',
      telephone: ' ２３４５ 6789',
      registrationNumber: 'm0１',
    }),
  ).toEqual({ practice: 'Marker Clinic', telephone: '2345 6789', registrationNumber: 'M01' });
});
