import { weeklyHours } from '@phial/domain/schedule/business-hours';
import { slotStarts } from '@phial/domain/schedule/opening-pattern';
import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';
import file from '../../sample/service-points.json' with { type: 'json' };
import { openingLines } from '../opening-lines.ts';
import { contentEntries, sampleBody } from './content-entries.ts';
import { sampleAreas, servicePoints } from './service-points.ts';

const CENTRES = ['tsim-sha-tsui', 'tsuen-wan', 'causeway-bay', 'mong-kok', 'central', 'kwun-tong'];

const weeks = file.weeks.map(({ patterns, ...week }) => ({
  ...week,
  patterns: patterns.map(({ validFrom: _, validUntil: __, ...pattern }) => pattern),
}));

const typesOf = (point: (typeof servicePoints)[number]) => [
  ...new Set(point.body.abilities.map((ability) => ability.type)),
];

/** The text of a service point that another part of the sample names. */
function bodyOf(id: string) {
  const point = servicePoints.find((one) => one.id === id);
  if (point === undefined) throw new Error(`The sample has no service point ${id}`);
  return point.body;
}

test('fourteen points or more, the districts of the six centres among them', () => {
  expect(servicePoints.length).toBeGreaterThanOrEqual(14);
  expect(servicePoints.map(({ body }) => body.district)).toEqual(expect.arrayContaining(CENTRES));
  expect(new Set(servicePoints.map(({ id }) => id)).size).toBe(servicePoints.length);
  expect(new Set(servicePoints.map(({ body }) => body.tel)).size).toBe(servicePoints.length);
});

test('some points offer ECG only, some other services only, some both', () => {
  expect(new Set(servicePoints.map((point) => typesOf(point).join('+')))).toEqual(
    new Set(['ECG', 'other', 'ECG+other']),
  );
});

test('each service type of each point has its opening, and nothing else has', () => {
  const offered = servicePoints.flatMap((point) => typesOf(point).map((type) => `${point.id} ${type}`));
  expect(weeks.map(({ servicePoint, service }) => `${servicePoint} ${service}`).sort()).toEqual(
    offered.sort(),
  );
});

test('every opening has morning and afternoon slots of different capacity, a shorter Saturday and free Sundays', () => {
  expect(new Set(servicePoints.flatMap(({ body }) => body.restWeekdays.join()))).toEqual(new Set(['7']));
  for (const { patterns } of weeks) {
    const [morning, afternoon] = patterns.filter((pattern) => pattern.weekdays.includes(1));
    expect(morning?.capacity).not.toBe(afternoon?.capacity);
    const starts = (day: string) => patterns.flatMap((pattern) => slotStarts(pattern, day));
    expect(starts('2026-08-03').length).toBeGreaterThan(starts('2026-08-08').length);
    expect(starts('2026-08-08').length).toBeGreaterThan(0);
    expect(starts('2026-08-09')).toEqual([]);
  }
});

test('a branch of the contact page says what the service point in the same house says', () => {
  const branches = {
    tst: 'tsim-sha-tsui',
    tsw: 'tsuen-wan',
    cwb: 'causeway-bay',
    mk: 'mong-kok',
    ctl: 'central',
  };
  for (const [code, servicePoint] of Object.entries(branches)) {
    const { address, tel: phone, restWeekdays } = bodyOf(servicePoint);
    const patterns = weeks.filter((one) => one.servicePoint === servicePoint).flatMap((one) => one.patterns);
    const hours = openingLines(weeklyHours(patterns, restWeekdays, '2026-08-03'));
    expect(sampleBody('page-contact').branches.find((branch) => branch.code === code)).toMatchObject({
      address,
      phone,
      hours,
    });
  }
});

test('a collection centre says what its service point says, and so does the list of stations', () => {
  expect(contentEntries['collection-centre'].map(({ body }) => body.servPtId)).toEqual(CENTRES);
  for (const { id, body } of contentEntries['collection-centre']) {
    const { address, tel: phone } = bodyOf(body.servPtId ?? '');
    expect(body).toMatchObject({ address, phone, pictureText: expect.anything() });
    expect(sampleBody('station', `centre-${id}`)).toMatchObject({ name: body.name, content: address });
  }
});

test('the simplified texts are the traditional ones simplified', () => {
  const simplified = Converter({ from: 't', to: 'cn' });
  const districts = sampleAreas.flatMap((city) => city.districts.map(({ names }) => names));
  for (const { body } of servicePoints) {
    for (const text of [body.companyName, body.address, ...districts])
      expect(text.zh).toBe(simplified(text.tw));
    expect(body.tel).toMatch(/^0000 \d{4}$/);
  }
});
