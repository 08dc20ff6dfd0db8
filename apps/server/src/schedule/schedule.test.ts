import type { BookingRecord } from '@phial/contract/appointment';
import type { Availability } from '@phial/contract/availability';
import type { ScheduleChange } from '@phial/contract/schedule-change';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenServicePoint, newDocumentNumber } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { firstProposals, manager, NAMES, pattern } from './testing/manager.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof manager>>;
beforeAll(async () => {
  test = await buildTestApp();
  boss = await manager(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

/** A point open every day of the week but Sunday, and its neighbour in the same district. */
async function givenOpenPoint(given: Parameters<typeof givenServicePoint>[1] = {}, patterns = [pattern()]) {
  const point = await givenServicePoint(test.db, given);
  expect((await boss.setWeek(point, patterns)).status).toBe(200);
  return point;
}

async function times(servPtId: string, day: string) {
  test.clock.advance(2);
  const { data } = await visitor(test).call<Availability>(
    'GET',
    `/rest/appointment/servPtApptTime/${servPtId}?type=ECG&startDate=${day}&endDate=${day}`,
  );
  return data[day]?.tag === 'BREAKDAY' ? 'BREAKDAY' : data[day]?.slots.map(({ time }) => time);
}

async function book(servPtId: string, servTime: string, changes: object = {}) {
  const person = visitor(test, { docNo: newDocumentNumber() });
  const { data, status, error } = await person.book({ id: '', servPtId, servTime, type: 'ECG' }, changes);
  expect([status, error]).toEqual([200, undefined]);
  return { record: data, person };
}

const closure = (servPtId: string | null, from: string, more: object = {}): ScheduleChange => ({
  ...{ kind: 'closure', from, until: from, servPtId, city: null, names: NAMES },
  ...more,
});

async function messagesOf({ apptRecordId }: BookingRecord) {
  return test.db.kysely
    .selectFrom('outbox')
    .select(['kind', 'former_starts_at', 'starts_at', 'service_point_id'])
    .where('appointment_id', '=', apptRecordId)
    .execute();
}

describe('a week', () => {
  it('gives slots at once, to the last day that can be booked', async () => {
    const point = await givenOpenPoint({}, [pattern(), pattern({ opens: '14:00', closes: '15:00' })]);
    expect(await times(point, '2026-03-09')).toEqual(['09:00', '10:00', '14:00']);
    expect(await times(point, '2026-05-30')).toEqual(['09:00', '10:00', '14:00']);
    expect(await boss.week(point)).toMatchObject({
      version: 2,
      patterns: [{ opens: '09:00' }, { opens: '14:00' }],
    });
  });

  it('loses what is not open any more, and gives what is new', async () => {
    const point = await givenOpenPoint();
    await boss.setWeek(point, [pattern({ opens: '10:00', closes: '12:00', validFrom: '2026-03-10' })]);
    expect(await times(point, '2026-03-09')).toBeUndefined();
    expect(await times(point, '2026-03-10')).toEqual(['10:00', '11:00']);
  });

  it('with fewer places hits those who booked last, and nobody where there is room', async () => {
    const point = await givenOpenPoint();
    await book(point, '2026-03-09 09:00:00');
    const first = await book(point, '2026-03-10 09:00:00');
    test.clock.advance(60);
    const second = await book(point, '2026-03-10 09:00:00', { language: 'tc' });
    const { version } = await boss.week(point);
    const change: ScheduleChange = {
      ...{ kind: 'week', servPtId: point, type: 'ECG', version },
      patterns: [pattern({ capacity: 1 })],
    };
    const { data } = await boss.preview(change);
    expect(data.bookings.map(({ apptRecordId }) => apptRecordId)).toEqual([second.record.apptRecordId]);
    expect(data.bookings[0]).toMatchObject({
      ...{ language: 'tc', tell: 'telephone', servPtId: point, servTime: '2026-03-10 09:00:00' },
      maskedDocumentNumber: expect.stringMatching(/^P\d{3}\*{3}\(\*\)$/),
    });
    expect(data.bookings[0]?.proposals[0]).toEqual({ servPtId: point, servTime: '2026-03-10 10:00:00' });
    expect((await boss.confirm(change, data.fingerprint, firstProposals(data))).data).toEqual({
      ...{ moved: 1, cancelled: 0, messages: 1 },
    });
    expect((await second.person.enquire()).data[0]?.servTime).toBe('2026-03-10 10:00:00');
    expect((await first.person.enquire()).data[0]?.servTime).toBe('2026-03-10 09:00:00');
  });
});

describe('a closure', () => {
  it('of a point moves its bookings to the next day there, tells each person once, and is not booked again', async () => {
    const point = await givenOpenPoint();
    const { record, person } = await book(point, '2026-03-11 10:00:00');
    const { data } = await boss.preview(closure(point, '2026-03-11'));
    expect(data).toMatchObject({ slots: { added: 0, removed: 2, enlarged: 0, reduced: 0 }, holds: 0 });
    expect(data.bookings[0]?.proposals[0]).toEqual({ servPtId: point, servTime: '2026-03-12 10:00:00' });
    expect((await boss.make(closure(point, '2026-03-11'))).data).toEqual({
      moved: 1,
      cancelled: 0,
      messages: 1,
    });
    expect(await times(point, '2026-03-11')).toBe('BREAKDAY');
    expect((await person.enquire()).data).toMatchObject([
      {
        servTime: '2026-03-12 10:00:00',
        isModifyReserve: true,
        appointmentRelNumber: record.appointmentRelNumber,
      },
    ]);
    expect(await messagesOf(record)).toEqual([
      {
        ...{ kind: 'moved', service_point_id: point },
        former_starts_at: new Date('2026-03-11T10:00:00+08:00'),
        starts_at: new Date('2026-03-12T10:00:00+08:00'),
      },
    ]);
  });

  it('ends the holds of whoever is filling in the form', async () => {
    const point = await givenOpenPoint();
    const person = visitor(test);
    const slot = { id: '', servPtId: point, servTime: '2026-03-11 10:00:00', type: 'ECG' as const };
    const { data: hold } = await person.hold(slot);
    expect((await boss.preview(closure(point, '2026-03-11'))).data.holds).toBe(1);
    await boss.make(closure(point, '2026-03-11'));
    expect((await person.book(slot, { holdId: hold.holdId })).error).toBe('slot-unknown');
  });

  it('leaves to the nearest point what does not fit within a week, and cancels what fits nowhere', async () => {
    const district = { city: 'KLN', district: 'Sham Shui Po' };
    const open = { validFrom: '2026-03-04', validUntil: '2026-03-04' };
    const point = await givenOpenPoint(district, [pattern({ ...open })]);
    const near = await givenOpenPoint(district, [pattern({ ...open, capacity: 1 })]);
    const first = await book(point, '2026-03-04 09:00:00');
    test.clock.advance(1);
    const second = await book(point, '2026-03-04 09:00:00');
    const third = await book(point, '2026-03-04 10:00:00');
    await boss.make(closure(point, '2026-03-04'));
    const place = async ({ person }: typeof first) =>
      (await person.enquire()).data?.map(({ servPtId, servTime }) => `${servPtId} ${servTime}`);
    expect(await place(first)).toEqual([`${near} 2026-03-04 09:00:00`]);
    expect(await place(second)).toEqual([`${near} 2026-03-04 10:00:00`]);
    expect(await place(third)).toEqual([]);
    expect((await messagesOf(third.record)).map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  it('never proposes a day on which the person has another booking of the type', async () => {
    const point = await givenOpenPoint();
    const { person } = await book(point, '2026-03-11 10:00:00');
    await person.book({ id: '', servPtId: point, servTime: '2026-03-12 09:00:00', type: 'ECG' });
    const { data } = await boss.preview(closure(point, '2026-03-11'));
    expect(data.bookings[0]?.proposals[0]?.servTime).toBe('2026-03-13 10:00:00');
    const move = { servPtId: point, servTime: '2026-03-12 10:00:00' };
    const decisions = data.bookings.map(({ apptRecordId }) => ({ apptRecordId, move }));
    const answer = await boss.confirm(closure(point, '2026-03-11'), data.fingerprint, decisions);
    expect([answer.status, answer.error]).toEqual([409, 'same-day']);
  });

  it('of a city closes every point of it and no other, and its end opens them again', async () => {
    const inCity = await givenOpenPoint({ city: 'NT' });
    const other = await givenOpenPoint({ city: 'HK' });
    const { record, person } = await book(inCity, '2026-03-18 09:00:00');
    await boss.make(closure(null, '2026-03-18', { city: 'NT', until: '2026-03-19' }));
    expect(await times(inCity, '2026-03-19')).toBe('BREAKDAY');
    expect(await times(other, '2026-03-18')).toEqual(['09:00', '10:00']);
    expect((await person.enquire()).data[0]?.servTime).toBe('2026-03-20 09:00:00');
    const [entered] = (await boss.closures()).filter(({ city }) => city === 'NT');
    if (entered === undefined) throw new Error('no closure');
    const { closureId, version } = entered;
    await boss.make({
      kind: 'closure-change',
      closureId,
      version,
      from: '2026-03-18',
      until: '2026-03-18',
      names: NAMES,
    });
    expect(await times(inCity, '2026-03-19')).toEqual(['09:00', '10:00']);
    const late = await boss.preview({ kind: 'closure-end', closureId, version });
    expect(late).toMatchObject({ error: 'version-conflict', data: { closure: { version: version + 1 } } });
    await boss.make({ kind: 'closure-end', closureId, version: version + 1 });
    expect(await times(inCity, '2026-03-18')).toEqual(['09:00', '10:00']);
    expect((await messagesOf(record)).length).toBe(1);
  });

  it('of today leaves what has begun', async () => {
    const point = await givenOpenPoint({}, [pattern({ opens: '09:00', closes: '18:00' })]);
    const { data } = await boss.preview(closure(point, '2026-03-02'));
    expect(data.slots.removed).toBe(8);
  });
});

describe('two at once', () => {
  it('who confirms what has changed meanwhile is told, and nothing is done', async () => {
    const point = await givenOpenPoint();
    await book(point, '2026-03-11 10:00:00');
    const change = closure(point, '2026-03-11');
    const { data: seen } = await boss.preview(change);
    const late = await book(point, '2026-03-11 10:00:00');
    const answer = await boss.confirm(change, seen.fingerprint, firstProposals(seen));
    expect(answer).toMatchObject({ status: 409, error: 'preview-outdated' });
    expect(await times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
    const { preview } = answer.data as unknown as { preview: typeof seen };
    expect(preview.bookings.map(({ apptRecordId }) => apptRecordId)).toContain(late.record.apptRecordId);
    expect((await boss.confirm(change, preview.fingerprint, firstProposals(preview))).data.moved).toBe(2);
  });

  it('a place that somebody took meanwhile is not given twice', async () => {
    const point = await givenOpenPoint({}, [pattern({ capacity: 1 })]);
    await book(point, '2026-03-11 10:00:00');
    const change = closure(point, '2026-03-11');
    const { data: seen } = await boss.preview(change);
    await book(point, '2026-03-12 10:00:00');
    const answer = await boss.confirm(change, seen.fingerprint, firstProposals(seen));
    expect([answer.status, answer.error]).toEqual([409, 'preview-outdated']);
    const { preview } = answer.data as unknown as { preview: typeof seen };
    expect(preview.bookings[0]?.proposals[0]?.servTime).toBe('2026-03-12 09:00:00');
  });

  it('the second manager of a week gets the week as it is now', async () => {
    const point = await givenOpenPoint();
    const former = await boss.week(point);
    await boss.setWeek(point, [pattern({ capacity: 3 })]);
    const { version } = former;
    const answer = await boss.preview({ kind: 'week', servPtId: point, type: 'ECG', version, patterns: [] });
    expect(answer).toMatchObject({
      ...{ status: 409, error: 'version-conflict' },
      data: { week: { version: version + 1, patterns: [{ capacity: 3 }] } },
    });
  });
});

describe('a change that cannot be', () => {
  const rule = (patterns: ReturnType<typeof pattern>[], servPtId: string): ScheduleChange => ({
    ...{ kind: 'week', servPtId, type: 'ECG', version: 2, patterns },
  });

  it('is refused with what is wrong', async () => {
    const point = await givenOpenPoint();
    const refusal = async (change: ScheduleChange) => {
      const { error, data } = await boss.preview(change);
      return [error, data];
    };
    expect(await refusal(rule([pattern(), pattern()], point))).toEqual([
      'pattern-overlap',
      { problem: 'pattern-overlap', at: 1, other: 0 },
    ]);
    expect((await refusal(rule([pattern({ closes: '09:30' })], point)))[0]).toBe('pattern-times');
    expect((await refusal(rule([pattern({ validFrom: '2026-02-30' })], point)))[0]).toBe('closure-days');
    expect((await refusal(rule([], 'nowhere')))[0]).toBe('service-point-unknown');
    expect((await refusal(closure('nowhere', '2026-03-11')))[0]).toBe('service-point-unknown');
    expect((await refusal(closure(point, '2026-03-01')))[0]).toBe('closure-days');
    expect((await refusal(closure(point, '2026-03-11', { names: { ...NAMES, zh: ' ' } })))[0]).toBe(
      'closure-names',
    );
    const closureId = '00000000-0000-4000-8000-000000000000';
    expect(await refusal({ kind: 'closure-end', closureId, version: 1 })).toEqual([
      'version-conflict',
      { closure: null },
    ]);
  });

  it('asks for a decision on everybody', async () => {
    const point = await givenOpenPoint();
    await book(point, '2026-03-11 10:00:00');
    const { data } = await boss.preview(closure(point, '2026-03-11'));
    expect((await boss.confirm(closure(point, '2026-03-11'), data.fingerprint, [])).error).toBe(
      'decisions-incomplete',
    );
  });
});

describe('what remains', () => {
  it('of a slot with a cancelled booking is not shown, and comes back with the hours', async () => {
    const point = await givenOpenPoint();
    const { person, record } = await book(point, '2026-03-11 10:00:00');
    await person.cancel(record.apptRecordId);
    await boss.setWeek(point, [pattern({ weekdays: [1, 2] })]);
    expect(await times(point, '2026-03-11')).toBeUndefined();
    await boss.setWeek(point, [pattern()]);
    expect(await times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
  });

  it('in the trail says who did what, without a person', async () => {
    const point = await givenOpenPoint();
    const { record } = await book(point, '2026-03-11 10:00:00');
    await boss.make(closure(point, '2026-03-11'));
    const { rows } = await sql<{ actor: string; action: string; detail: object }>`
      SELECT actor, action, detail FROM event
      WHERE appointment_id = ${record.apptRecordId} OR detail->>'point' = ${point}
      ORDER BY at, action`.execute(test.db.kysely);
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual(
      [
        ['visitor', 'appointment-booked'],
        [boss.id, 'appointment-changed'],
        [boss.id, 'closure-added'],
        [boss.id, 'hours-changed'],
      ].sort((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? -1 : 1)),
    );
    expect(rows.find(({ action }) => action === 'closure-added')?.detail).toEqual({
      ...{ point, city: '', from: '2026-03-11', until: '2026-03-11', moved: 1, cancelled: 0, messages: 1 },
    });
  });
});
