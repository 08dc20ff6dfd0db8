import { describe, expect, it } from 'vitest';
import { meantItems, type OrderedItem, progressOf, reportEvent } from './ordered-items.ts';

const items: OrderedItem[] = [
  { itemId: 'bio-rft', code: 'RFT', names: ['Renal function', '腎功能'] },
  { itemId: 'lipid', code: 'L', names: ['Lipid profile', '血脂'] },
  { itemId: 'lipid-plus', code: 'L', names: ['Lipid profile plus'] },
  { itemId: 'uncoded', code: '', names: ['Uncoded test', ''] },
];
const meant = (name: string, ...codes: string[]) => meantItems(items, { codes, name });

describe('the ordered items a report means', () => {
  it('are found by id, by code and by name in any language, however it is written', () => {
    expect(meant('', 'bio-rft')).toEqual([0]);
    expect(meant('something else', 'RFT')).toEqual([0]);
    expect(meant('LIPID-Profile')).toEqual([1]);
    expect(meant('腎功能')).toEqual([0]);
  });

  it('are none where a code is of several, or nothing fits', () => {
    expect(meant('', 'L')).toEqual([]);
    expect(meant('Urine', 'U', '')).toEqual([]);
    expect(meant('')).toEqual([]);
  });
});

describe('the progress of an order', () => {
  it('has each item by the reports that answer it', () => {
    const reports = [
      { status: 'final', covers: [0] },
      { status: 'partial', covers: [1] },
      { status: 'final', covers: [1] },
      { status: 'entered-in-error', covers: [2] },
    ] as const;
    expect(progressOf(3, reports)).toEqual({
      lines: ['reported', 'preliminary', 'outstanding'],
      unmatched: 0,
    });
    expect(reportEvent(3, reports)).toBe('report-part');
  });

  it('is complete only when each item is reported and no report is unfinished', () => {
    const both = { status: 'final', covers: [0, 1] } as const;
    expect(reportEvent(2, [both])).toBe('report');
    expect(reportEvent(2, [both, { status: 'preliminary', covers: [] }])).toBe('report-part');
    expect(reportEvent(2, [{ status: 'final', covers: [] }])).toBe('report-part');
    expect(reportEvent(2, [{ status: 'cancelled', covers: [0, 1] }])).toBe('report-none');
  });

  it('does not count results that are still to come, or none, as final', () => {
    const part = { status: 'final', covers: [0, 1], titled: [0], completeness: 'part' } as const;
    expect(progressOf(2, [part]).lines).toEqual(['preliminary', 'reported']);
    expect(reportEvent(2, [part])).toBe('report-part');
    expect(progressOf(1, [part]).lines).toEqual(['preliminary']);
    const none = { status: 'final', covers: [], completeness: 'none' } as const;
    expect(progressOf(1, [none])).toEqual({ lines: ['outstanding'], unmatched: 0 });
    expect(progressOf(2, [none])).toEqual({ lines: ['outstanding', 'outstanding'], unmatched: 0 });
    expect(reportEvent(1, [none])).toBe('report-part');
    const other = { status: 'final', covers: [0, 1] } as const;
    expect(reportEvent(2, [other, { ...none, completeness: 'part' }])).toBe('report-part');
  });

  it('counts the reports that name none of several items, but not those that were withdrawn', () => {
    const nameless = { status: 'final', covers: [] } as const;
    expect(progressOf(2, [nameless, { ...nameless, status: 'cancelled' }]).unmatched).toBe(1);
    expect(progressOf(0, [nameless]).unmatched).toBe(0);
  });

  it('of a single item follows every report of the order', () => {
    expect(progressOf(1, [{ status: 'corrected', covers: [] }])).toEqual({
      lines: ['reported'],
      unmatched: 0,
    });
  });
});
