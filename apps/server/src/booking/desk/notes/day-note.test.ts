import { dayOf } from '@phial/domain/hong-kong-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doJob } from '../../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenServicePoint } from '../../../testing/builders.ts';
import { atDesk } from '../../../testing/desk.ts';
import { dropDayNotes } from './day-note.service.ts';

const DAY = '2026-03-03';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const given = async () => ({ desk: await atDesk(test), servicePointId: await givenServicePoint(test.db) });

it('shows a note on its day at its point alone, and one for all points at each', async () => {
  const { desk, servicePointId } = await given();
  const elsewhere = await givenServicePoint(test.db);
  const saved = await desk.note({ servicePointId, day: DAY, text: '  Lift out of order ', version: 0 });
  expect([saved.status, saved.data]).toEqual([
    200,
    { text: 'Lift out of order', version: 1, savedAt: test.clock.now().toISOString() },
  ]);
  const manager = await atDesk(test, { role: 'manager' });
  await manager.note({ servicePointId: null, day: DAY, text: 'Fire drill at 15:00', version: 0 });
  const notes = async (id: string, day = DAY) => {
    const { ofPoint, ofAll } = (await desk.day(id, day)).data.notes;
    return [ofPoint.text, ofAll.text];
  };
  expect(await notes(servicePointId)).toEqual(['Lift out of order', 'Fire drill at 15:00']);
  expect(await notes(elsewhere)).toEqual(['', 'Fire drill at 15:00']);
  expect(await notes(servicePointId, '2026-03-04')).toEqual(['', '']);
});

it('refuses whoever was slower, with the note as it is', async () => {
  const { desk, servicePointId } = await given();
  const write = (text: string, version: number) => desk.note({ servicePointId, day: DAY, text, version });
  const both = await Promise.all([write('first', 0), write('second', 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = both.find(({ status }) => status === 200)?.data.text;
  const loser = both.find(({ status }) => status === 409);
  expect([loser?.error, loser?.data]).toMatchObject([
    'version-conflict',
    { note: { text: winner, version: 1 } },
  ]);
  expect((await write('third', 1)).data).toMatchObject({ text: 'third', version: 2 });
  expect((await write('fourth', 1)).error).toBe('version-conflict');
});

it('is written by those who work for the point, and for all points by those who work for all', async () => {
  const { servicePointId } = await given();
  const own = await givenServicePoint(test.db);
  const limited = await atDesk(test, { servicePoints: { all: false, ids: [own] } });
  const write = (id: string | null) => limited.note({ servicePointId: id, day: DAY, text: 'x', version: 0 });
  expect((await write(servicePointId)).error).toBe('other-service-point');
  expect((await write(null)).error).toBe('other-service-point');
  expect((await write('nowhere')).error).toBe('service-point-unknown');
  expect((await write(own)).status).toBe(200);
});

it('refuses more than 500 characters, and days that no calendar has', async () => {
  const { desk, servicePointId } = await given();
  const write = (text: string, day: string) => desk.note({ servicePointId, day, text, version: 0 });
  expect((await write('x'.repeat(501), DAY)).status).toBe(400);
  expect((await write('x', '2026-02-30')).error).toBe('range-invalid');
  expect((await write('x'.repeat(500), DAY)).status).toBe(200);
});

it('writes who and when to the audit log, without the text, and wakes the desks', async () => {
  const { desk, servicePointId } = await given();
  await desk.note({ servicePointId, day: DAY, text: 'Secret text', version: 0 });
  await desk.note({ servicePointId, day: DAY, text: ' ', version: 1 });
  const { db } = test;
  const events = await db.kysely
    .selectFrom('event')
    .select(['action', 'detail'])
    .where('action', 'like', 'day-note-%')
    .execute();
  const own = events.filter(({ detail }) => JSON.stringify(detail).includes(`"${servicePointId}"`));
  expect(own).toEqual([
    { action: 'day-note-saved', detail: { point: servicePointId, from: DAY, version: 1 } },
    { action: 'day-note-removed', detail: { point: servicePointId, from: DAY, version: 2 } },
  ]);
  expect(JSON.stringify(events)).not.toContain('Secret text');
  const news = await db.kysely.selectFrom('desk_news').select('place').execute();
  expect(news.map(({ place }) => place)).toContain(`${DAY} ${servicePointId}`);
});

it('is deleted after the retention', async () => {
  const { desk, servicePointId } = await given();
  const today = dayOf(test.clock.now());
  await desk.note({ servicePointId, day: today, text: 'kept', version: 0 });
  test.clock.advance(test.config.retentionDays * 86_400);
  await doJob(test, dropDayNotes);
  expect(
    (await test.db.kysely.selectFrom('day_note').select('day').execute()).map(({ day }) => day),
  ).toContain(today);
  test.clock.advance(86_400);
  await doJob(test, dropDayNotes);
  expect(
    await test.db.kysely.selectFrom('day_note').select('day').where('day', '=', today).execute(),
  ).toEqual([]);
});
