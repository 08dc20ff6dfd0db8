import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenAccount } from '../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const migration = new URL('../db/migrations/0024-laboratory.sql', import.meta.url);

it('takes for the sample what nobody has published since it was loaded, and keeps every row', async () => {
  const { kysely } = test.db;
  const { id: author } = await givenAccount(test);
  await kysely.schema.alterTable('content_entry').dropColumn('sample').execute();
  await kysely.schema.alterTable('content_entry').dropConstraint('content_entry_one_laboratory').execute();
  const row = {
    kind: 'manage' as const,
    position: 1,
    body: JSON.stringify({ code: '', name: { tw: '一', zh: '一', en: 'One' } }),
    updated_at: test.clock.now(),
  };
  await kysely
    .insertInto('content_entry')
    .values([
      { ...row, id: 'loaded', state: 'PUBLISHED' },
      { ...row, id: 'written', state: 'PUBLISHED', version: 2, updated_by: author },
      { ...row, id: 'author-gone', state: 'PUBLISHED', version: 3 },
      { ...row, id: 'withdrawn', state: 'WITHDRAWN', version: 2, updated_by: author },
    ])
    .execute();

  await test.db.transaction(async (tx) => {
    for (const statement of (await readFile(migration, 'utf8'))
      .split(/;\n/)
      .filter((part) => /\w/.test(part))) {
      await tx.query({ name: '', text: statement, values: [] });
    }
  });

  const rows = await kysely.selectFrom('content_entry').select(['id', 'sample']).orderBy('id').execute();
  expect(rows.map(({ id, sample }) => [id, sample])).toEqual([
    ['author-gone', false],
    ['loaded', true],
    ['withdrawn', false],
    ['written', false],
  ]);
});
