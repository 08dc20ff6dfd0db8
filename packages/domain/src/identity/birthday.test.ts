import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../hong-kong-time.ts';
import { completeBirthday, validateBirthday } from './birthday.ts';

const TODAY = '2026-11-20';

describe('a date of birth', () => {
  it.each([
    ['1946-02-28', undefined],
    ['1944-02-29', undefined],
    ['1900-01-01', undefined],
    [TODAY, undefined],
    ['', 'birthday-required'],
    ['1899-12-31', 'birthday-range'],
    ['2026-11-21', 'birthday-range'],
    ['9999-12-31', 'birthday-range'],
    ['1945-02-29', 'date-format'],
    ['1946-13-01', 'date-format'],
    ['1946-00-10', 'date-format'],
    ['1946-2-8', 'date-format'],
    ['46-02-28', 'date-format'],
    ['28/02/1946', 'date-format'],
    ['1946-02-28T00:00', 'date-format'],
    [' 1946-02-28', 'date-format'],
    ['１９４６-02-28', 'date-format'],
    ['--', 'date-format'],
  ])('%s: %s', (text, error) => {
    expect(validateBirthday(text, TODAY)).toBe(error);
  });

  it('is right on every day from 1900 until today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_000 }), (days) => {
        const day = addDays('1900-01-01', days);
        expect(validateBirthday(day, TODAY)).toBe(day <= TODAY ? undefined : 'birthday-range');
      }),
    );
  });
});

describe('a date typed in three boxes', () => {
  it.each([
    ['1946-2-8', '1946-02-08'],
    ['1946-12-28', '1946-12-28'],
    ['１９４６-２-８', '1946-02-08'],
    [' 1946 - 2 - 8 ', '1946-02-08'],
    ['--', ''],
    ['', ''],
    ['1946--8', '1946--08'],
  ])('%s is %s', (typed, complete) => {
    expect(completeBirthday(typed)).toBe(complete);
  });

  it('that lacks a part is in the wrong format', () => {
    for (const typed of ['1946--', '-2-8', '1946--8', '46-2-8', 'abc', '1946-2-30']) {
      expect(validateBirthday(completeBirthday(typed), TODAY)).toBe('date-format');
    }
  });

  it('completing twice is completing once', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = completeBirthday(typed);
        expect(completeBirthday(once)).toBe(once);
      }),
    );
  });
});
