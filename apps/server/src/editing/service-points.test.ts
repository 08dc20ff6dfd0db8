import { randomUUID } from 'node:crypto';
import type { Availability } from '@phial/contract/booking/availability';
import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import type { FieldProblem } from '@phial/contract/content/editing';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForLock } from '../db/locks.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());
beforeEach(async () => {
  id = await givenServicePoint(test.db, { city: 'KLN', restWeekdays: [7] });
});

const LIST = '/staff/content/service-points';
const read = async (point = id) => (await manager.call<StaffServicePoint>('GET', `${LIST}/${point}`)).data;
const write = ({ servPtId, version, body }: StaffServicePoint, more: object) =>
  manager.call<StaffServicePoint>('PUT', `${LIST}/${servPtId}`, { version, body: { ...body, ...more } });
const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });

async function shown(servPtId: string, type = 'other') {
  const path = `/rest/appointment/servPt/list?type=${type}`;
  const { data } = await visitor(test).call<ServicePointsByCity>('GET', path);
  return Object.values(data)
    .flat()
    .find((point) => point.servPtId === servPtId);
}

describe('a service point', () => {
  it('is changed, and visitors see it at once', async () => {
    expect(await shown(id)).toBeDefined();
    const point = await read();
    const abilities = [{ type: 'other', name: words('Blood taking') }];
    const { data } = await write(point, {
      name: words('New name'),
      bizTime: words('Mon\nTue'),
      tel: '0000 1111',
      abilities,
    });
    expect(data).toMatchObject({
      version: 2,
      updatedBy: 'Marker Person',
      body: { bizTime: words('Mon\nTue') },
    });
    expect(await shown(id)).toMatchObject({
      servPtEng: 'New name',
      bizTimeCht: 'Mon\nTue（繁）',
      tel: '0000 1111',
      testServPtAblVos: [{ ablNameEng: 'Blood taking', type: 'other' }],
    });
    expect(await shown(id, 'ECG')).toBeUndefined();
  });

  it('is kept with its name on one line, without control characters and direction marks', async () => {
    const name = { tw: '中環\r\n中心', zh: '中环\u202e中心', en: 'Central\u0001\nCentre' };
    const { data } = await write(await read(), { name, tel: '2345\n6789', bizTime: words('Mon\nTue') });
    expect(data.body.name).toEqual({ tw: '中環 中心', zh: '中环中心', en: 'Central Centre' });
    expect(data.body.tel).toBe('2345 6789');
    expect(data.body.bizTime).toEqual(words('Mon\nTue'));
  });

  it('shows where it is and how to get there, where that is entered', async () => {
    expect(await shown(id)).not.toHaveProperty('mapUrl');
    const there = {
      mapLink: 'https://map.example/1',
      coordinates: '22.2819, 114.1588',
      directions: words('Exit D1'),
    };
    const { data } = await write(await read(), there);
    expect(data.body).toMatchObject(there);
    expect(await shown(id)).toMatchObject({
      mapUrl: 'https://map.example/1',
      latitude: 22.2819,
      longitude: 114.1588,
      directionsEng: 'Exit D1',
      directionsCht: 'Exit D1（繁）',
    });
    await write(data, { mapLink: '', coordinates: '', directions: { tw: '', zh: '', en: '' } });
    expect(await shown(id)).not.toHaveProperty('directionsEng');
  });

  it('is added in an existing district, and offered once it has a service', async () => {
    const { body } = await read();
    const add = (more: object) =>
      manager.call<StaffServicePoint>('POST', LIST, { body: { ...body, abilities: [], ...more } });
    const { data } = await add({ name: words('Added') });
    expect(data).toMatchObject({ version: 1, city: 'KLN', body: { name: words('Added') } });
    expect(await shown(data.servPtId)).toBeUndefined();
    await write(data, { abilities: body.abilities });
    expect(await shown(data.servPtId)).toMatchObject({
      servPtEng: 'Added',
      cityEng: (await shown(id))?.cityEng,
    });
    const answer = await add({ district: 'nowhere' });
    expect(answer).toMatchObject({
      status: 422,
      data: { problems: [{ path: 'district', problem: 'unknown' }] },
    });
  });

  it.each<[object, FieldProblem]>([
    [{ name: { ...words('x'), zh: ' ' } }, { path: 'name.zh', problem: 'empty' }],
    [{ tel: '' }, { path: 'tel', problem: 'empty' }],
    [{ restWeekdays: [8] }, { path: 'restWeekdays.0', problem: 'form' }],
    [{ abilities: [{ type: 'MRI', name: words('x') }] }, { path: 'abilities.0.type', problem: 'unknown' }],
    [{ mapLink: 'http://map.example' }, { path: 'mapLink', problem: 'form' }],
    [{ coordinates: '91, 0' }, { path: 'coordinates', problem: 'form' }],
    [{ owner: 'me' }, { path: 'owner', problem: 'form' }],
  ])('is not changed to %o', async (more, problem) => {
    const answer = await write(await read(), more);
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect((answer.data as unknown as { problems: FieldProblem[] }).problems[0]).toEqual(problem);
  });

  it('returns 404 for an unknown id', async () => {
    expect(await manager.call('GET', `${LIST}/nowhere`)).toMatchObject({ status: 404 });
    expect(await write({ ...(await read()), servPtId: 'nowhere' }, {})).toMatchObject({ status: 404 });
  });
});

describe('what is booked', () => {
  it('keeps its service type and weekday while booked', async () => {
    const person = visitor(test);
    const slot = await givenSlot(test.db, { servPtId: id, servTime: '2026-03-04 10:00:00', type: 'ECG' });
    const { data: booking } = await person.book(slot);
    const point = await read();
    const without = { abilities: point.body.abilities.filter(({ type }) => type !== 'ECG') };
    for (const change of [without, { restWeekdays: [3, 7] }]) {
      expect(await write(point, change)).toMatchObject({ error: 'bookings-in-the-way', data: { count: 1 } });
    }
    expect((await read()).version).toBe(1);
    await person.cancel(booking.apptRecordId);
    expect((await write(point, { ...without, restWeekdays: [3, 7] })).status).toBe(200);
  });

  it('can be booked at once on a weekday that is no longer a rest day', async () => {
    await test.db.kysely
      .insertInto('opening_pattern')
      .values({
        id: randomUUID(),
        service_point_id: id,
        service_type: 'ECG',
        weekdays: [7],
        opens: '09:00',
        closes: '10:00',
        every_minutes: 30,
        capacity: 2,
        valid_from: null,
        valid_until: null,
      })
      .execute();
    const sunday = async () => {
      const path = `/rest/appointment/servPtApptTime/${id}?startDate=2026-03-08&endDate=2026-03-08`;
      return (await visitor(test).call<Availability>('GET', path)).data['2026-03-08'];
    };
    expect(await sunday()).toMatchObject({ tag: 'BREAKDAY' });
    await write(await read(), { restWeekdays: [] });
    test.clock.advance(2);
    expect(await sunday()).toMatchObject({ tag: 'ACTIVE', slots: [{ time: '09:00' }, { time: '09:30' }] });
  });
});

describe('two at once', () => {
  it('waits for a change of the schedule that is under way, also where it loses a service', async () => {
    const point = await read();
    const [kept] = point.body.abilities;
    let changed: ReturnType<typeof write> | undefined;
    await test.db.transaction(async (tx) => {
      await waitForLock(tx, 'make-slots');
      changed = write(point, { abilities: [kept] });
      await expect.poll(countWaiting).toBe(1);
      const text = 'SELECT FROM service_point WHERE id = $1 FOR UPDATE';
      await tx.query({ name: 'test-lock-point', text, values: [id] });
    });
    expect((await changed)?.status).toBe(200);

    async function countWaiting(): Promise<number> {
      const { rows } = await test.db.query<{ count: number }>({
        name: 'test-waiting',
        text: `SELECT count(*)::int AS count FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        values: [],
      });
      return rows[0]?.count ?? 0;
    }
  });

  it('gives the second editor a conflict with the present service point', async () => {
    const colleague = await signedIn(test, { role: 'administrator' });
    const { body } = await read();
    const both = await Promise.all(
      [manager, colleague].map((person, at) =>
        person.call<StaffServicePoint>('PUT', `${LIST}/${id}`, {
          version: 1,
          body: { ...body, tel: `0000 000${at}` },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done] = both.filter(({ status }) => status === 200);
    const [conflict] = both.filter(({ status }) => status === 409);
    expect(conflict).toMatchObject({ error: 'version-conflict', data: { point: done?.data } });
  });

  it('changes the order only from the order that was seen', async () => {
    const ids = (points: StaffServicePoint[]) => points.map(({ servPtId }) => servPtId);
    const former = ids((await manager.call<StaffServicePoint[]>('GET', LIST)).data);
    const order = former.toReversed();
    const path = '/staff/content/service-point-order';
    const { data } = await manager.call<StaffServicePoint[]>('PUT', path, { former, order });
    expect(ids(data)).toEqual(order);
    const events = test.db.kysely
      .selectFrom('event')
      .select('actor')
      .where('action', '=', 'content-reordered');
    expect(await events.execute()).toEqual([{ actor: manager.id }]);
    expect(await manager.call('PUT', path, { former, order })).toMatchObject({ error: 'version-conflict' });
    expect(await manager.call('PUT', path, { former: order, order: ['x'] })).toMatchObject({ status: 400 });
  });
});
