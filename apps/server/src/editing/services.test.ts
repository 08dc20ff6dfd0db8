import type { BookingService } from '@phial/contract/booking/service';
import type { ServiceBody, StaffService } from '@phial/contract/content/editing-service';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenOpeningPattern, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

const text = (en: string) => ({ tw: `${en}（繁）`, zh: `${en}（简）`, en });

const BODY: ServiceBody = {
  name: text('Ultrasound'),
  shortName: text('US'),
  detail: text('Pictures by sound'),
  minutes: 20,
  preparation: { fasting: { hours: 6, water: true }, bring: [], restrictions: [], notes: [] },
  colour: 'plum',
  icon: 'stethoscope',
  daysAhead: 10,
  mostSeats: 1,
  reminders: [],
};

const LIST = '/staff/content/services';
const add = (code: string, changes: Partial<ServiceBody> = {}) =>
  manager.call<StaffService>('POST', LIST, { code, body: { ...BODY, ...changes } });

const shown = async (code: string) =>
  (await manager.call<BookingService[]>('GET', '/rest/appointment/service/list')).data.find(
    (one) => one.code === code,
  );

it('books a service that the laboratory has added, from the first day to the last that it allows', async () => {
  expect((await add('ultrasound')).data).toMatchObject({ code: 'ultrasound', version: 1, deletable: true });
  expect(await shown('ultrasound')).toMatchObject({ name: text('Ultrasound'), minutes: 20, bookable: false });

  const servPtId = await givenServicePoint(test.db, { types: ['ultrasound'], restWeekdays: [] });
  const type = 'ultrasound';
  const today = dayOf(test.clock.now());
  const slotOn = (ahead: number, time: string) =>
    givenSlot(test.db, { servPtId, type, servTime: `${addDays(today, ahead)} ${time}` });
  const [near, last, beyond] = [
    await slotOn(1, '10:00:00'),
    await slotOn(10, '11:00:00'),
    await slotOn(11, '10:00:00'),
  ];
  const person = visitor(test);

  // The only service of the point needs no naming, and its case does not matter.
  const { type: _, ...unnamed } = near;
  const booked = await person.book({ ...unnamed, type: undefined as unknown as string });
  expect(booked).toMatchObject({ status: 200, data: { type: 'ultrasound' } });
  const moved = await person.change(booked.data.apptRecordId, { ...last, type: 'ULTRASOUND' });
  expect(moved).toMatchObject({ status: 200, data: { type: 'ultrasound', servTime: last.servTime } });
  expect(await visitor(test).book(beyond)).toMatchObject({ status: 422, error: 'slot-unknown' });
  const { data: days } = await manager.call<object>(
    'GET',
    `/rest/appointment/servPtApptTime/${servPtId}?type=ultrasound&startDate=${today}&endDate=${addDays(today, 20)}`,
  );
  expect(Object.keys(days)).toEqual([near, last].map(({ servTime }) => servTime.slice(0, 10)));
  expect(await shown('ultrasound')).toMatchObject({ bookable: true });
});

it('a retired service takes no bookings, keeps its name, and can be taken back into use', async () => {
  const { data: made } = await add('vaccine');
  const slot = await givenSlot(test.db, {
    servPtId: await givenServicePoint(test.db, { types: ['vaccine', 'ECG'] }),
    type: 'vaccine',
  });
  const retired = await manager.call<StaffService>('POST', `${LIST}/vaccine/retire`, {
    version: made.version,
  });
  expect(retired.data).toMatchObject({ state: 'RETIRED', version: 2 });
  expect(await visitor(test).book(slot)).toMatchObject({ status: 422, error: 'service-point-unknown' });
  expect(await shown('vaccine')).toMatchObject({ bookable: false, name: BODY.name });
  const stale = await manager.call('POST', `${LIST}/vaccine/restore`, { version: 1 });
  expect(stale).toMatchObject({ status: 409, error: 'version-conflict', data: { service: { version: 2 } } });
  await manager.call('POST', `${LIST}/vaccine/restore`, { version: 2 });
  expect(await visitor(test).book(slot)).toMatchObject({ status: 200, data: { type: 'vaccine' } });
});

it('deletes a service that nothing refers to, and no other', async () => {
  const { data: unused } = await add('unused');
  expect(await manager.call('DELETE', `${LIST}/unused`, { version: unused.version })).toMatchObject({
    status: 200,
  });
  expect(await manager.call('GET', `${LIST}/unused`)).toMatchObject({ status: 404 });

  const { data: used } = await add('used');
  await givenServicePoint(test.db, { types: ['used'] });
  const answer = await manager.call('DELETE', `${LIST}/used`, { version: used.version });
  expect(answer).toMatchObject({ status: 409, error: 'service-in-use' });
});

it('refuses what is no service, and names the fields', async () => {
  expect(await add('ecg')).toMatchObject({ status: 409, error: 'code-taken' });
  const answer = await add('2nd', { name: { ...text('x'), zh: ' ' }, daysAhead: 181 });
  expect(answer).toMatchObject({
    status: 422,
    error: 'content-invalid',
    data: {
      problems: [
        { path: 'code', problem: 'form' },
        { path: 'name.zh', problem: 'empty' },
        { path: 'daysAhead', problem: 'form' },
      ],
    },
  });
});

it('keeps the reminders of a service, and names those that cannot be', async () => {
  const reminders: ServiceBody['reminders'] = [
    { hours: 336, by: 'any' },
    { hours: 1, by: 'text' },
  ];
  const { data: made } = await add('reminded', { reminders });
  expect(made.body.reminders).toEqual(reminders);
  const problemsOf = async (...hours: number[]) => {
    const body = { ...BODY, reminders: hours.map((one) => ({ hours: one, by: 'any' })) };
    const answer = await manager.call('PUT', `${LIST}/reminded`, { version: made.version, body });
    return answer.status === 422
      ? (answer.data as unknown as { problems: object[] }).problems
      : answer.status;
  };
  expect(await problemsOf(24, 337, 0)).toEqual([
    { path: 'reminders.1.hours', problem: 'form' },
    { path: 'reminders.2.hours', problem: 'form' },
  ]);
  expect(await problemsOf(24, 3, 24)).toEqual([{ path: 'reminders.2.hours', problem: 'taken' }]);
  expect(await problemsOf(1, 2, 3, 4, 5, 6)).toEqual([{ path: 'reminders', problem: 'form' }]);
  expect(await problemsOf()).toBe(200);
});

it('allows no fewer seats than the opening hours have', async () => {
  const { data: made } = await add('group', { mostSeats: 5 });
  const point = await givenServicePoint(test.db, { types: ['group'] });
  await givenOpeningPattern(test.db, point, 'group', { weekdays: [1], opens: '09:00', closes: '10:00' });
  await test.db.kysely
    .updateTable('opening_pattern')
    .set({ capacity: 3 })
    .where('service_type', '=', 'group')
    .execute();
  const write = (mostSeats: number) =>
    manager.call('PUT', `${LIST}/group`, { version: made.version, body: { ...BODY, mostSeats } });
  expect(await write(2)).toMatchObject({
    status: 422,
    data: { problems: [{ path: 'mostSeats', problem: 'in-use' }] },
  });
  expect(await write(3)).toMatchObject({ status: 200 });
});

it('puts the services into another order', async () => {
  const codes = async () => (await manager.call<StaffService[]>('GET', LIST)).data.map(({ code }) => code);
  const former = await codes();
  const order = former.toReversed();
  expect(await manager.call('PUT', '/staff/content/service-order', { former, order })).toMatchObject({
    status: 200,
  });
  expect(await codes()).toEqual(order);
  expect(await manager.call('PUT', '/staff/content/service-order', { former, order })).toMatchObject({
    status: 409,
    error: 'version-conflict',
  });
});
