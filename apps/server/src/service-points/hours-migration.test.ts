import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenOpeningPattern, givenServicePoint } from '../testing/builders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const migration = new URL('../db/migrations/0021-hours-from-schedule.sql', import.meta.url);
const text = (en: string) => ({ tw: en, zh: en, en });

async function givenCentre(id: string, businessTime: string, servPtId: string): Promise<void> {
  const body = JSON.stringify({ businessTime: text(businessTime), servPtId });
  const row = { id, position: 1, updated_at: test.clock.now() };
  await test.db.kysely
    .insertInto('content_entry')
    .values({
      ...row,
      kind: 'collection-centre',
      state: 'PUBLISHED',
      body,
      draft: id === 'noted' ? body : null,
    })
    .execute();
}

it('takes opening hours out of the free text where a schedule gives them, and keeps the rest', async () => {
  const scheduled = await givenServicePoint(test.db, { bizTime: 'Mon-Fri 09:00-13:00\nRing the bell' });
  const other = await givenServicePoint(test.db, { bizTime: 'Mon-Fri 09:00-13:00' });
  await givenOpeningPattern(test.db, scheduled, 'ECG', { weekdays: [1], opens: '09:00', closes: '13:00' });
  await givenCentre('noted', 'Sat 09:00–18:30\nClosed on Sundays', scheduled);
  await givenCentre('timed', 'Sat 09:00–18:30', scheduled);
  await givenCentre('other', 'Sat 09:00–18:30', other);

  await test.db.transaction(async (tx) => {
    for (const statement of (await readFile(migration, 'utf8')).split(/;\n(?=\n)/)) {
      await tx.query({ name: '', text: statement, values: [] });
    }
  });

  const points = await test.db.kysely.selectFrom('service_point').select(['id', 'biz_time']).execute();
  expect(points.find(({ id }) => id === scheduled)?.biz_time.en).toBe('Ring the bell');
  expect(points.find(({ id }) => id === other)?.biz_time.en).toBe('Mon-Fri 09:00-13:00');
  const centres = await test.db.kysely.selectFrom('content_entry').select(['id', 'body', 'draft']).execute();
  const texts = centres.map(({ id, body, draft }) => [id, { body, draft }]);
  expect(Object.fromEntries(texts)).toMatchObject({
    noted: {
      body: { businessTime: text('Closed on Sundays') },
      draft: { businessTime: text('Closed on Sundays') },
    },
    other: { body: { businessTime: text('Sat 09:00–18:30') }, draft: null },
  });
  expect(centres.find(({ id }) => id === 'timed')?.body).toEqual({ servPtId: scheduled });
});
