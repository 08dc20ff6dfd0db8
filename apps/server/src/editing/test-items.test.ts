import type { FieldProblem } from '@phial/contract/content/editing';
import type { StaffTestItem, TestItemRow } from '@phial/contract/content/editing-test-item';
import type { TestItem } from '@phial/contract/content/test-item';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceCatalogue } from '../catalogue/replace-catalogue.ts';
import { readCatalogueItems } from '../catalogue/test-items.sql.ts';
import { lockRegister } from '../db/locks.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../testing/catalogue-builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { lockItem } from './test-items.sql.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await givenCatalogue(test.db, [
    catalogueItem('PANEL', { unitType: 'GROUP', children: ['ALT', 'AST'] }),
    catalogueItem('ALT', { code: 'B001' }),
    catalogueItem('AST', { code: 'B002' }),
    catalogueItem('WIDE', { unitType: 'GROUP', children: ['PANEL'] }),
  ]);
  test.clock.advance(2);
});

const LIST = '/staff/content/test-items';
const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });
const read = async (id: string) => (await manager.call<StaffTestItem>('GET', `${LIST}/${id}`)).data;
const write = ({ testItemId, version, body }: StaffTestItem, more: object) =>
  manager.call<StaffTestItem>('PUT', `${LIST}/${testItemId}`, { version, body: { ...body, ...more } });
const problems = (answer: { data: unknown }) => (answer.data as { problems: FieldProblem[] }).problems;

async function found(text: string) {
  const path = `/rest/appointment/testItem/list?searchValue=${encodeURIComponent(text)}`;
  return (await visitor(test).call<TestItem[]>('GET', path)).data;
}

describe('a test item', () => {
  it('is changed, and the search of the site follows at once', async () => {
    expect(await found('Zeta test')).toEqual([]);
    const item = await read('ALT');
    const { data } = await write(item, {
      name: words('Zeta test'),
      synonyms: ['SGPT', 'zzz'],
      specimen: words('3ml blood'),
      remark: { tw: '<p>低於 <b>40</b></p>', zh: '', en: '<p onclick="x()">Below<script>x</script></p>' },
      preparation: { tw: '', zh: '', en: '<p onclick="x()">Fast for 8 hours<script>x</script></p>' },
    });
    expect(data).toMatchObject({ version: item.version + 1, updatedBy: 'Marker Person' });
    const [answered] = await found('zzz');
    expect(answered).toMatchObject({
      testItemId: 'ALT',
      nameEng: 'Zeta test',
      preparationEng: '<p>Fast for 8 hours</p>',
      remarkEng: '<p>Below</p>',
    });
    await write(data, { published: false });
    expect(await found('zzz')).toEqual([]);
  });

  it('is added at the end of the catalogue', async () => {
    const { body } = await read('ALT');
    const more = { code: 'B009', name: words('Added test') };
    const { data } = await manager.call<StaffTestItem>('POST', LIST, { body: { ...body, ...more } });
    expect(data.version).toBe(1);
    expect(await found('Added test')).toMatchObject([{ testItemId: data.testItemId, code: 'B009' }]);
    const rows = (await manager.call<TestItemRow[]>('GET', LIST)).data;
    expect(rows.map(({ testItemId }) => testItemId)).toEqual([
      'PANEL',
      'ALT',
      'AST',
      'WIDE',
      data.testItemId,
    ]);
  });

  it('of a group has the given children in order', async () => {
    const { data } = await write(await read('PANEL'), { children: ['AST', 'ALT'] });
    expect(data.body.children).toEqual(['AST', 'ALT']);
    const { data: single } = await write(data, { unitType: 'SINGLE', children: [] });
    expect(single.body).toMatchObject({ unitType: 'SINGLE', children: [] });
  });

  it.each<[string, object, FieldProblem]>([
    ['ALT', { name: { ...words('x'), en: '' } }, { path: 'name.en', problem: 'empty' }],
    ['ALT', { subject: 'NOTHING' }, { path: 'subject', problem: 'unknown' }],
    ['ALT', { children: ['AST'] }, { path: 'children', problem: 'form' }],
    ['PANEL', { children: [] }, { path: 'children', problem: 'empty' }],
    ['PANEL', { children: ['ALT', 'NOTHING'] }, { path: 'children.1', problem: 'unknown' }],
    ['PANEL', { children: ['PANEL'] }, { path: 'children.0', problem: 'form' }],
    ['PANEL', { children: ['WIDE'] }, { path: 'children.0', problem: 'form' }],
    ['ALT', { synonyms: ['a', ''] }, { path: 'synonyms.1', problem: 'empty' }],
  ])('%s is not changed to %o', async (id, more, problem) => {
    const answer = await write(await read(id), more);
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([problem]);
  });

  it('has every field', async () => {
    const { version, body } = await read('ALT');
    const { unitType: _, children: __, ...rest } = body;
    const answer = await manager.call('PUT', `${LIST}/ALT`, { version, body: rest });
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([
      { path: 'unitType', problem: 'empty' },
      { path: 'children', problem: 'empty' },
    ]);
  });

  it('has a unique code, ignoring case', async () => {
    expect(await write(await read('ALT'), { code: 'b002' })).toMatchObject({
      status: 409,
      error: 'code-taken',
    });
  });

  it('returns 404 for an unknown id', async () => {
    expect(await manager.call('GET', `${LIST}/nothing`)).toMatchObject({ status: 404 });
  });
});

it('gives the second editor a conflict with the present item', async () => {
  const colleague = await signedIn(test, { role: 'administrator' });
  const { version, body } = await read('PANEL');
  const both = await Promise.all(
    [manager, colleague].map((person, at) =>
      person.call<StaffTestItem>('PUT', `${LIST}/PANEL`, {
        version,
        body: { ...body, code: `P${at}`, children: at === 0 ? ['ALT'] : ['AST'] },
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [done] = both.filter(({ status }) => status === 200);
  const [conflict] = both.filter(({ status }) => status === 409);
  expect(conflict).toMatchObject({ error: 'version-conflict', data: { item: done?.data } });
});

it('does not let two groups become each other’s children', async () => {
  const [panel, wide] = [await read('PANEL'), await read('WIDE')];
  const { data: free } = await write(wide, { children: ['ALT'] });
  const both = await Promise.all([
    write(panel, { children: ['WIDE'] }),
    write(free, { children: ['PANEL'] }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

describe('an import of the catalogue', () => {
  it('keeps the author of unchanged items', async () => {
    await write(await read('ALT'), { name: words('By hand') });
    await test.db.transaction(async (tx) => {
      await replaceCatalogue(tx, await readCatalogueItems(tx), test.clock.now());
    });
    expect(await read('ALT')).toMatchObject({ updatedBy: 'Marker Person', body: { name: words('By hand') } });
  });

  it('and an editor wait for each other, and both succeed', async () => {
    const items = await readCatalogueItems(test.db);
    const now = test.clock.now();
    let imported: Promise<unknown> = Promise.resolve();
    await test.db.transaction(async (tx) => {
      await lockRegister(tx, 'test_item');
      await lockItem(tx, 'ALT');
      imported = test.db.transaction((other) => replaceCatalogue(other, items, now));
      await expect.poll(countWaiting).toBe(1);
      const text = "UPDATE test_item SET version = version WHERE id = 'ALT'";
      await tx.query({ name: 'test-save', text, values: [] });
    });
    await imported;
    expect(await readCatalogueItems(test.db)).toEqual(items);

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
});
