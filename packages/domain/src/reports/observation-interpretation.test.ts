import { describe, expect, it } from 'vitest';
import {
  ABNORMAL_FLAGS,
  abnormalFlagOf,
  codesBesideMark,
  INTERPRETATION_CODES,
  isCritical,
  isInterpretationCode,
} from './observation-interpretation.ts';

describe('the mark of a result', () => {
  it.each([
    ['H', 'high'],
    ['HU', 'high'],
    ['HX', 'high'],
    ['HH', 'critical-high'],
    ['L', 'low'],
    ['LU', 'low'],
    ['LX', 'low'],
    ['LL', 'critical-low'],
    ['A', 'abnormal'],
    ['AA', 'critical'],
  ] as const)('%s is %s', (code, flag) => {
    expect(abnormalFlagOf([code])).toBe(flag);
  });

  it('is not made up for codes that do not say whether they are good or bad', () => {
    for (const code of ['N', 'POS', 'NEG', 'DET', 'ND', 'R', 'S', 'I', '<', '>', 'W', 'B'] as const) {
      expect(abnormalFlagOf([code])).toBeUndefined();
    }
    expect(abnormalFlagOf([])).toBeUndefined();
  });

  it('is the gravest of several', () => {
    expect(abnormalFlagOf(['POS', 'A'])).toBe('abnormal');
    expect(abnormalFlagOf(['H', 'HH'])).toBe('critical-high');
    expect(abnormalFlagOf(['A', 'L', 'D'])).toBe('low');
  });

  it('is critical for three of them', () => {
    expect(ABNORMAL_FLAGS.filter(isCritical)).toEqual(['critical-high', 'critical-low', 'critical']);
    expect(isCritical(undefined)).toBe(false);
  });
});

it('knows its codes and no others', () => {
  expect(INTERPRETATION_CODES.every(isInterpretationCode)).toBe(true);
  for (const text of ['', 'h', 'XX', 'toString', '__proto__', 'CAR']) {
    expect(isInterpretationCode(text)).toBe(false);
  }
});

it('writes out what the mark leaves unsaid', () => {
  expect(codesBesideMark(['HH', 'U', 'POS'])).toEqual(['U', 'POS']);
  expect(codesBesideMark(['H', 'L', 'A', 'AA', 'LL'])).toEqual([]);
  expect(codesBesideMark(['HU', 'N'])).toEqual(['HU', 'N']);
});
