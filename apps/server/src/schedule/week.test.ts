import type { Schedule } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { firstProposals, pattern } from './testing/manager.ts';
import { openPoints } from './testing/open-points.ts';

let test: TestApp;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await openPoints(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

describe('a week', () => {
  it('gives slots at once, to the last day that can be booked', async () => {
    const point = await site.givenOpenPoint({}, [pattern(), pattern({ opens: '14:00', closes: '15:00' })]);
    expect(await site.times(point, '2026-03-09')).toEqual(['09:00', '10:00', '14:00']);
    expect(await site.times(point, '2026-05-30')).toEqual(['09:00', '10:00', '14:00']);
    expect(await site.boss.week(point)).toMatchObject({
      version: 2,
      patterns: [{ opens: '09:00' }, { opens: '14:00' }],
    });
  });

  it('comes with the most seats that each service allows', async () => {
    await test.db.query({
      name: 'test-most-seats',
      text: "UPDATE service SET most_seats = 7 WHERE code = 'other'",
    });
    const { data } = await site.boss.call<Schedule>('GET', '/staff/schedule');
    expect(data.seatLimits).toContainEqual({ type: 'other', most: 7 });
  });

  it('loses what is not open any more, and gives what is new', async () => {
    const point = await site.givenOpenPoint();
    await site.boss.setWeek(point, [pattern({ opens: '10:00', closes: '12:00', validFrom: '2026-03-10' })]);
    expect(await site.times(point, '2026-03-09')).toBeUndefined();
    expect(await site.times(point, '2026-03-10')).toEqual(['10:00', '11:00']);
  });

  it('with fewer seats affects those who booked last, and nobody where there is room', async () => {
    const point = await site.givenOpenPoint();
    await site.book(point, '2026-03-09 09:00:00');
    const first = await site.book(point, '2026-03-10 09:00:00');
    test.clock.advance(60);
    const second = await site.book(point, '2026-03-10 09:00:00', { language: 'tc' });
    const { version } = await site.boss.week(point);
    const change: ScheduleChange = {
      kind: 'week',
      servPtId: point,
      type: 'ECG',
      version,
      patterns: [pattern({ capacity: 1 })],
    };
    const { data } = await site.boss.preview(change);
    expect(data.bookings.map(({ apptRecordId }) => apptRecordId)).toEqual([second.record.apptRecordId]);
    expect(data.bookings[0]).toMatchObject({
      language: 'tc',
      tell: 'telephone',
      servPtId: point,
      servTime: '2026-03-10 09:00:00',
      maskedDocumentNumber: expect.stringMatching(/^P\d{3}\*{3}\(\*\)$/),
    });
    expect(data.bookings[0]?.proposals[0]).toEqual({
      servPtId: point,
      servTime: '2026-03-10 10:00:00',
      free: 1,
    });
    expect((await site.boss.confirm(change, data.fingerprint, firstProposals(data))).data).toEqual({
      moved: 1,
      cancelled: 0,
      messages: 1,
    });
    expect((await second.person.enquire()).data[0]?.servTime).toBe('2026-03-10 10:00:00');
    expect((await first.person.enquire()).data[0]?.servTime).toBe('2026-03-10 09:00:00');
  });

  it('does not show what remains of a slot with a cancelled booking, until the hours are back', async () => {
    const point = await site.givenOpenPoint();
    const { person, record } = await site.book(point, '2026-03-11 10:00:00');
    await person.cancel(record.apptRecordId);
    await site.boss.setWeek(point, [pattern({ weekdays: [1, 2] })]);
    expect(await site.times(point, '2026-03-11')).toBeUndefined();
    await site.boss.setWeek(point, [pattern()]);
    expect(await site.times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
  });
});
