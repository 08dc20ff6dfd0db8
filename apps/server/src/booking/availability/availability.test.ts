import type { Availability } from '@phial/contract/booking/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenBreak, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function ask(servPtId: string, query = '') {
  return visitor(test).call<Availability>(
    'GET',
    `/rest/appointment/servPtApptTime/${servPtId}?type=ECG${query}`,
  );
}

async function quotas(servPtId: string, day = '2026-03-03') {
  const { data } = await ask(servPtId);
  return data[day]?.slots.map(({ time, hasQuota }) => [time, hasQuota]);
}

describe('availability', () => {
  it('is keyed by date, and each slot has id, start, time, day and quota', async () => {
    const slot = await givenSlot(test.db);
    const answer = await ask(slot.servPtId, '&startDate=2026-03-03&endDate=2026-03-03&firstDay=2026-03-01');
    expect(answer).toMatchObject({ status: 200, code: 200 });
    expect(answer.data).toEqual({
      '2026-03-03': {
        tag: 'ACTIVE',
        slots: [
          {
            servPtApptTimeId: slot.id,
            activeTimeBegin: '2026-03-03 10:00:00',
            time: '10:00',
            day: '2026-03-03',
            hasQuota: true,
          },
        ],
      },
    });
  });

  it('omits past days and tags rest days and breaks, but no other day', async () => {
    const servPtId = await givenServicePoint(test.db, { restWeekdays: [6, 7], city: 'BREAK' });
    const elsewhere = await givenServicePoint(test.db);
    await givenBreak(test.db, '2026-03-25', { city: 'BREAK' });
    await givenBreak(test.db, '2026-03-26', { until: '2026-03-27', servPtId });
    await givenBreak(test.db, '2026-03-24', { city: 'ANOTHER' });
    await givenBreak(test.db, '2026-03-23', { servPtId: elsewhere });
    await givenBreak(test.db, '2026-03-01');
    for (const time of ['01 10:00', '02 09:00', '02 09:01', '25 10:00', '23 10:00']) {
      await givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00` });
    }
    const { data } = await ask(servPtId);
    const tags = Object.fromEntries(
      Object.entries(data).map(([day, { tag, slots }]) => [day, `${tag} ${slots.length}`]),
    );
    const rest = 'BREAKDAY 0';
    expect(tags).toEqual({
      '2026-03-02': 'ACTIVE 1',
      '2026-03-07': rest,
      '2026-03-08': rest,
      '2026-03-14': rest,
      '2026-03-15': rest,
      '2026-03-21': rest,
      '2026-03-22': rest,
      '2026-03-23': 'ACTIVE 1',
      '2026-03-25': rest,
      '2026-03-26': rest,
      '2026-03-27': rest,
      '2026-03-28': rest,
      '2026-03-29': rest,
    });
  });

  it('reflects every booking, hold, change and cancellation at once', async () => {
    const slot = await givenSlot(test.db);
    const { servPtId } = slot;
    const later = await givenSlot(test.db, { servPtId, servTime: '2026-03-03 11:00:00' });
    const person = visitor(test);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', true],
      ['11:00', true],
    ]);
    const held = await person.hold(slot);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', false],
      ['11:00', true],
    ]);
    const moved = await person.hold(later, held.data.holdId);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', true],
      ['11:00', false],
    ]);
    await person.release(moved.data.holdId);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', true],
      ['11:00', true],
    ]);
    const booked = await person.book(slot);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', false],
      ['11:00', true],
    ]);
    await person.change(booked.data.apptRecordId, later);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', true],
      ['11:00', false],
    ]);
    await person.cancel(booked.data.apptRecordId);
    expect(await quotas(servPtId)).toEqual([
      ['10:00', true],
      ['11:00', true],
    ]);
  });

  it('counts an expired hold as free, without the job', async () => {
    const slot = await givenSlot(test.db);
    const morning = test.clock.now();
    await visitor(test).hold(slot);
    expect(await quotas(slot.servPtId)).toEqual([['10:00', false]]);
    test.clock.advance(600);
    expect(await quotas(slot.servPtId)).toEqual([['10:00', true]]);
    test.clock.set(morning);
  });

  it('returns the slots of one type; without a type, those of the only one, or ECG', async () => {
    const servPtId = await givenServicePoint(test.db, { types: ['other'] });
    await givenSlot(test.db, { servPtId, type: 'other' });
    const path = `/rest/appointment/servPtApptTime/${servPtId}`;
    const only = await visitor(test).call<Availability>('GET', path);
    expect(only.data['2026-03-03']?.slots).toHaveLength(1);
    expect((await visitor(test).call('GET', `${path}?type=ECG`)).error).toBe('service-point-unknown');
    expect((await visitor(test).call('GET', `${path}?type=OTHER`)).status).toBe(200);
    const both = await givenServicePoint(test.db);
    await givenSlot(test.db, { servPtId: both, type: 'other' });
    const ecg = await visitor(test).call<Availability>('GET', `/rest/appointment/servPtApptTime/${both}`);
    expect(ecg.data['2026-03-03']).toBeUndefined();
  });

  it('fills in whole months for missing dates', async () => {
    const servPtId = await givenServicePoint(test.db);
    for (const day of ['03-31', '04-01', '04-30', '05-01']) {
      await givenSlot(test.db, { servPtId, servTime: `2026-${day} 10:00:00` });
    }
    const days = async (query: string) =>
      Object.entries((await ask(servPtId, query)).data).flatMap(([day, { tag }]) =>
        tag === 'ACTIVE' ? [day] : [],
      );
    expect(await days('')).toEqual(['2026-03-31']);
    expect(await days('&firstDay=2026-04-01')).toEqual(['2026-04-01', '2026-04-30']);
    expect(await days('&startDate=2026-04-15')).toEqual(['2026-04-30']);
    expect(await days('&endDate=2026-04-15')).toEqual(['2026-04-01']);
    expect(await days('&startDate=2026-03-02&endDate=2026-06-09')).toHaveLength(4);
  });

  it.each([
    '&startDate=2026-03-02&endDate=2026-06-10',
    '&startDate=2026-03-02&endDate=2026-03-01',
    '&startDate=2026-02-30',
    '&firstDay=tomorrow',
  ])('refuses the range %s', async (query) => {
    const servPtId = await givenServicePoint(test.db);
    expect(await ask(servPtId, query)).toMatchObject({ status: 422, error: 'range-invalid' });
  });

  it('returns 404 for an unknown service point', async () => {
    expect(await ask('nowhere')).toMatchObject({ status: 422, error: 'service-point-unknown' });
  });
});
