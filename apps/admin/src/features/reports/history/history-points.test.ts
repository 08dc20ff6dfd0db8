import { describe, expect, it } from 'vitest';
import { drawnPoints, type HistoryPoint, scaleOf, usualRange } from './history-points.ts';

function point(
  value: number | string,
  {
    unit = 'mmol/L',
    comparator = '',
    collectedAt = '2026-01-01',
    ...more
  }: Partial<{
    unit: string;
    comparator: '' | '<';
    collectedAt: string | null;
    low: string;
    rangeUnit: string;
  }> = {},
): HistoryPoint {
  return {
    reportId: 'r',
    reportNumber: 'R',
    collectedAt,
    issuedAt: '2026-01-02T00:00:00.000Z',
    reportStatus: 'final',
    flag: null,
    result: {
      test: { system: '', code: 'k', name: 'Potassium' },
      value:
        typeof value === 'string'
          ? { kind: 'text', text: value }
          : { kind: 'quantity', value: `${value}`, comparator, unit, ucum: unit },
      status: 'final',
      interpretations: [],
      comments: [],
      ranges:
        more.low === undefined ? [] : [{ low: more.low, high: null, unit: more.rangeUnit ?? '', text: '' }],
    },
  };
}

it('two units and words never share an axis with the newest number', () => {
  const drawn = drawnPoints([
    point(4),
    point(160, { unit: 'mg/L' }),
    point('haemolysed'),
    point(5),
    point('see note'),
  ]);
  expect(drawn.map(({ value }) => value)).toEqual([4, 5]);
  expect(drawnPoints([point('positive')])).toEqual([]);
});

it('a result beyond the measurable range keeps its sign', () => {
  const [below, exact] = drawnPoints([point(0.5, { comparator: '<' }), point(0.5)]);
  expect([below?.text, below?.isBeyond]).toEqual(['< 0.5', true]);
  expect([exact?.text, exact?.isBeyond]).toEqual(['0.5', false]);
});

it('a day is its beginning in Hong Kong, and without a collection the issue counts', () => {
  const [day, issued] = drawnPoints([point(1), point(1, { collectedAt: null })]);
  expect(day?.at).toBe(Date.parse('2026-01-01T00:00:00+08:00'));
  expect(issued?.at).toBe(Date.parse('2026-01-02T00:00:00.000Z'));
});

describe('the range behind the line', () => {
  it('is that of the newest result', () => {
    expect(usualRange(drawnPoints([point(4, { low: '1' }), point(5, { low: '3.5' })]))).toEqual({
      low: 3.5,
      high: null,
    });
  });

  it('is left out without one, and in another unit', () => {
    expect(usualRange([])).toBeUndefined();
    expect(usualRange(drawnPoints([point(5)]))).toBeUndefined();
    expect(usualRange(drawnPoints([point(5, { low: '3', rangeUnit: 'mg/L' })]))).toBeUndefined();
  });
});

it.each([
  [
    [4.1, 4.1],
    [2, 4, 6],
  ],
  [
    [135, 145],
    [132.5, 135, 137.5, 140, 142.5, 145, 147.5],
  ],
  [
    [0, 0],
    [0, 0.25],
  ],
  [
    [0.05, 200],
    [0, 50, 100, 150, 200, 250],
  ],
  [
    [-3, 5],
    [-4, -2, 0, 2, 4, 6],
  ],
  [
    [0.001, 0.004],
    [0, 0.001, 0.002, 0.003, 0.004, 0.005],
  ],
])('the scale of %j has room above and below', (values, scale) => {
  const [first = 0] = scaleOf(values);
  expect(first).toBeLessThanOrEqual(Math.min(...values));
  expect(scaleOf(values).at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  expect(scaleOf(values).length).toBeLessThan(9);
  expect(scaleOf(values)).toEqual(scale);
});
