import { weeklyHours } from '@phial/domain/schedule/business-hours';
import { slotStarts } from '@phial/domain/schedule/opening-pattern';
import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';
import { openingLines } from '../opening-lines.ts';
import { contact } from './content/pages/contact.ts';
import { openings } from './opening-patterns.ts';
import { weeklyRestDays } from './rest-days.ts';
import { servicePoints } from './service-points.ts';

const CENTRES = ['Tsim Sha Tsui', 'Tsuen Wan', 'Causeway Bay', 'Mong Kok', 'Central', 'Kwun Tong'];

const typesOf = (point: (typeof servicePoints)[number]) => [
  ...new Set(point.abilities.map((ability) => ability.type)),
];

test('three cities, fourteen points or more, the districts of the six centres among them', () => {
  expect(new Set(servicePoints.map((point) => point.cityCode))).toEqual(new Set(['HK', 'KLN', 'NT']));
  expect(servicePoints.length).toBeGreaterThanOrEqual(14);
  expect(servicePoints.map((point) => point.district.eng)).toEqual(expect.arrayContaining(CENTRES));
  expect(new Set(servicePoints.map((point) => point.servPtId)).size).toBe(servicePoints.length);
  expect(new Set(servicePoints.map((point) => point.tel)).size).toBe(servicePoints.length);
});

test('some points offer ECG only, some other services only, some both', () => {
  expect(new Set(servicePoints.map((point) => typesOf(point).join('+')))).toEqual(
    new Set(['ECG', 'other', 'ECG+other']),
  );
});

test('each service type of each point has its opening, and nothing else has', () => {
  const offered = servicePoints.flatMap((point) => typesOf(point).map((type) => `${point.servPtId} ${type}`));
  expect(openings.map(({ servPtId, type }) => `${servPtId} ${type}`).sort()).toEqual(offered.sort());
});

test('every opening has morning and afternoon slots of different capacity, a shorter Saturday and free Sundays', () => {
  expect(weeklyRestDays).toEqual([7]);
  for (const { patterns } of openings) {
    const [morning, afternoon] = patterns.filter((pattern) => pattern.weekdays.includes(1));
    expect(morning?.capacity).not.toBe(afternoon?.capacity);
    const starts = (day: string) => patterns.flatMap((pattern) => slotStarts(pattern, day));
    expect(starts('2026-08-03').length).toBeGreaterThan(starts('2026-08-08').length);
    expect(starts('2026-08-08').length).toBeGreaterThan(0);
    expect(starts('2026-08-09')).toEqual([]);
  }
});

test('the hours of the contact page are those of the schedule in the same house', () => {
  const branches = {
    tst: 'tsim-sha-tsui',
    tsw: 'tsuen-wan',
    cwb: 'causeway-bay',
    mk: 'mong-kok',
    ctl: 'central',
  };
  for (const [id, servPtId] of Object.entries(branches)) {
    const patterns = openings.filter((one) => one.servPtId === servPtId).flatMap((one) => one.patterns);
    const lines = openingLines(weeklyHours(patterns, weeklyRestDays, '2026-08-03'));
    expect(contact.branches.find(({ code }) => code === id)?.hours).toEqual(lines);
  }
});

test('the simplified texts are the traditional ones simplified', () => {
  const simplified = Converter({ from: 't', to: 'cn' });
  for (const point of servicePoints) {
    for (const text of [point.comName, point.district, point.address])
      expect(text.chs).toBe(simplified(text.cht));
    expect(point.tel).toMatch(/^0000 \d{4}$/);
  }
});
