import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment } from './moment-text.ts';

describe('a moment', () => {
  it('is written in the words of each language, by the clock of Hong Kong', () => {
    const instant = '2026-01-04T17:30:59.000Z';
    expect(formatMoment(instant, 'en')).toBe('5 Jan 2026, 01:30');
    expect(formatMoment(instant, 'tw')).toBe('2026年1月5日 01:30');
    expect(formatMoment(new Date(instant), 'zh')).toBe('2026年1月5日 01:30');
  });

  it('without a time stays a day', () => {
    expect(formatMoment('2026-11-02', 'en')).toBe('2 Nov 2026');
    expect(formatMoment('2026-11-02', 'tw')).toBe('2026年11月2日');
    expect(formatDate('2026-11-02', 'zh')).toBe('2026年11月2日');
  });

  it('that does not exist is refused', () => {
    expect(() => formatDate('2026-02-30', 'en')).toThrow(RangeError);
    expect(() => formatMoment('tomorrow', 'en')).toThrow(RangeError);
  });
});
