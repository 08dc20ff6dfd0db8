import type { SoonestTimes } from '@phial/contract/booking/availability';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenBreak, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const ask = (type: string) =>
  visitor(test).call<SoonestTimes>('GET', `/rest/appointment/servPt/soonest?type=${type}`);

it('returns the first free slot of each service point, and omits points without one', async () => {
  const free = await givenServicePoint(test.db);
  const full = await givenServicePoint(test.db);
  const at = (servPtId: string, time: string, type: 'ECG' | 'other' = 'ECG') =>
    givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00`, type });
  await at(free, '04 10:00');
  await at(free, '05 10:00');
  await at(free, '03 10:00', 'other');
  await at(free, '02 08:00');
  const taken = await at(full, '03 10:00');
  expect((await visitor(test).book(taken)).status).toBe(200);

  expect((await ask('ECG')).data).toEqual({ [free]: '2026-03-04 10:00:00' });
  expect((await ask('other')).data).toEqual({ [free]: '2026-03-03 10:00:00' });
  expect(await ask('dentist')).toMatchObject({ status: 400, error: 'body-invalid' });
});

it('skips rest days, breaks and slots held for somebody', async () => {
  const servPtId = await givenServicePoint(test.db, { city: 'HK' });
  const at = (time: string) =>
    givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00`, type: 'other' });
  await at('08 10:00');
  await at('09 10:00');
  const held = await at('10 10:00');
  await at('11 10:00');
  await givenBreak(test.db, '2026-03-09', { city: 'HK' });
  await givenBreak(test.db, '2026-03-11', { city: 'KLN' });
  await visitor(test).hold(held);
  // An answer is remembered for a second.
  test.clock.advance(2);
  expect((await ask('other')).data[servPtId]).toBe('2026-03-11 10:00:00');
});
