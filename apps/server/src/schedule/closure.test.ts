import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { NAMES, pattern } from './testing/manager.ts';
import { closure, openPoints } from './testing/open-points.ts';

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

describe('a closure', () => {
  it('of a point moves its bookings to the next day there, tells each person once, and is not booked again', async () => {
    const point = await site.givenOpenPoint();
    const { record, person } = await site.book(point, '2026-03-11 10:00:00');
    const { data } = await site.boss.preview(closure(point, '2026-03-11'));
    expect(data).toMatchObject({ slots: { added: 0, removed: 2, enlarged: 0, reduced: 0 }, holds: 0 });
    expect(data.bookings[0]?.proposals[0]).toEqual({
      servPtId: point,
      servTime: '2026-03-12 10:00:00',
      free: 2,
    });
    expect((await site.boss.make(closure(point, '2026-03-11'))).data).toEqual({
      moved: 1,
      cancelled: 0,
      messages: 1,
    });
    expect(await site.times(point, '2026-03-11')).toBe('BREAKDAY');
    expect((await person.enquire()).data).toMatchObject([
      {
        servTime: '2026-03-12 10:00:00',
        isModifyReserve: true,
        appointmentRelNumber: record.appointmentRelNumber,
      },
    ]);
    expect(await site.messagesOf(record)).toEqual([
      {
        kind: 'moved',
        service_point_id: point,
        former_starts_at: new Date('2026-03-11T10:00:00+08:00'),
        starts_at: new Date('2026-03-12T10:00:00+08:00'),
      },
    ]);
  });

  it('ends the holds of whoever is filling in the form', async () => {
    const point = await site.givenOpenPoint();
    const person = visitor(test);
    const slot = { id: '', servPtId: point, servTime: '2026-03-11 10:00:00', type: 'ECG' as const };
    const { data: hold } = await person.hold(slot);
    expect((await site.boss.preview(closure(point, '2026-03-11'))).data.holds).toBe(1);
    await site.boss.make(closure(point, '2026-03-11'));
    expect((await person.book(slot, { holdId: hold.holdId })).error).toBe('slot-unknown');
  });

  it('leaves to the nearest point what does not fit within a week, and cancels what fits nowhere', async () => {
    const district = { city: 'KLN', district: 'Sham Shui Po' };
    const open = { validFrom: '2026-03-04', validUntil: '2026-03-04' };
    const point = await site.givenOpenPoint(district, [pattern({ ...open })]);
    const near = await site.givenOpenPoint(district, [pattern({ ...open, capacity: 1 })]);
    const first = await site.book(point, '2026-03-04 09:00:00');
    test.clock.advance(1);
    const second = await site.book(point, '2026-03-04 09:00:00');
    const third = await site.book(point, '2026-03-04 10:00:00');
    await site.boss.make(closure(point, '2026-03-04'));
    const bookedSlot = async ({ person }: typeof first) =>
      (await person.enquire()).data?.map(({ servPtId, servTime }) => `${servPtId} ${servTime}`);
    expect(await bookedSlot(first)).toEqual([`${near} 2026-03-04 09:00:00`]);
    expect(await bookedSlot(second)).toEqual([`${near} 2026-03-04 10:00:00`]);
    expect(await bookedSlot(third)).toEqual([]);
    expect((await site.messagesOf(third.record)).map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  it('never proposes a day on which the person has another booking of the type', async () => {
    const point = await site.givenOpenPoint();
    const { person } = await site.book(point, '2026-03-11 10:00:00');
    await person.book({ id: '', servPtId: point, servTime: '2026-03-12 09:00:00', type: 'ECG' });
    const { data } = await site.boss.preview(closure(point, '2026-03-11'));
    expect(data.bookings[0]?.proposals[0]?.servTime).toBe('2026-03-13 10:00:00');
    const move = { servPtId: point, servTime: '2026-03-12 10:00:00' };
    const decisions = data.bookings.map(({ apptRecordId }) => ({ apptRecordId, move }));
    const answer = await site.boss.confirm(closure(point, '2026-03-11'), data.fingerprint, decisions);
    expect([answer.status, answer.error]).toEqual([409, 'same-day']);
  });

  it('of a city closes every point of it and no other, and its end opens them again', async () => {
    const inCity = await site.givenOpenPoint({ city: 'NT' });
    const other = await site.givenOpenPoint({ city: 'HK' });
    const { record, person } = await site.book(inCity, '2026-03-18 09:00:00');
    await site.boss.make(closure(null, '2026-03-18', { city: 'NT', until: '2026-03-19' }));
    expect(await site.times(inCity, '2026-03-19')).toBe('BREAKDAY');
    expect(await site.times(other, '2026-03-18')).toEqual(['09:00', '10:00']);
    expect((await person.enquire()).data[0]?.servTime).toBe('2026-03-20 09:00:00');
    const [entered] = (await site.boss.closures()).filter(({ city }) => city === 'NT');
    if (entered === undefined) throw new Error('no closure');
    const { closureId, version } = entered;
    await site.boss.make({
      kind: 'closure-change',
      closureId,
      version,
      from: '2026-03-18',
      until: '2026-03-18',
      names: NAMES,
    });
    expect(await site.times(inCity, '2026-03-19')).toEqual(['09:00', '10:00']);
    const late = await site.boss.preview({ kind: 'closure-end', closureId, version });
    expect(late).toMatchObject({ error: 'version-conflict', data: { closure: { version: version + 1 } } });
    await site.boss.make({ kind: 'closure-end', closureId, version: version + 1 });
    expect(await site.times(inCity, '2026-03-18')).toEqual(['09:00', '10:00']);
    expect((await site.messagesOf(record)).length).toBe(1);
  });

  it('of today leaves what has begun', async () => {
    const point = await site.givenOpenPoint({}, [pattern({ opens: '09:00', closes: '18:00' })]);
    const { data } = await site.boss.preview(closure(point, '2026-03-02'));
    expect(data.slots.removed).toBe(8);
  });
});
