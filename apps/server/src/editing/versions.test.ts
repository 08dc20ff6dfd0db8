import { readFile } from 'node:fs/promises';
import type { ContentVersionPage, ContentVersionText } from '@phial/contract/content/content-version';
import type { StaffEntry } from '@phial/contract/content/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSample } from '../sample/load-sample.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signedIn } from '../testing/staff.ts';
import { ENTRIES, editor, notice, seen } from './testing/editor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await editor(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('content_entry').execute();
});

const path = ({ kind, id }: Pick<StaffEntry, 'kind' | 'id'>) => `${ENTRIES}/${kind}/${id}`;
const versionsOf = async (entry: Pick<StaffEntry, 'kind' | 'id'>, query = '') =>
  (await manager.call<ContentVersionPage>('GET', `${path(entry)}/versions${query}`)).data;
const textOf = async (entry: StaffEntry, version: number) =>
  (await manager.call<ContentVersionText>('GET', `${path(entry)}/versions/${version}`)).data;

async function published(name: string): Promise<StaffEntry> {
  return (await manager.publish(await manager.begin('manage', notice(name)), notice(name))).data;
}

describe('the versions of an entry', () => {
  it('are what was published, withdrawn and published again, newest first, with author and time', async () => {
    const draft = await manager.begin('manage', notice('A'));
    expect(await versionsOf(draft)).toEqual({ versions: [], next: null });
    const { data: first } = await manager.publish(draft, notice('A'));
    const { data: saved } = await manager.save(first, notice('not published'));
    const { data: withdrawn } = await manager.withdraw(saved);
    const colleague = await signedIn(test, { role: 'administrator' });
    const { data: again } = await colleague.call<StaffEntry>('POST', `${path(first)}/publish`, {
      version: withdrawn.version,
      body: notice('B'),
    });
    const { versions } = await versionsOf(first);
    expect(versions.map(({ version, event }) => [version, event])).toEqual([
      [5, 'RESTORED'],
      [4, 'WITHDRAWN'],
      [2, 'PUBLISHED'],
    ]);
    expect(versions[0]).toMatchObject({ at: again.updatedAt, by: 'Marker Person', isAuthorGone: false });
    expect((await textOf(first, 2)).body).toEqual(notice('A'));
    expect((await textOf(first, 5)).body).toEqual(notice('B'));
  });

  it('come in pages', async () => {
    let entry = await published('0');
    for (let at = 1; at <= 24; at++) entry = (await manager.publish(entry, notice(String(at)))).data;
    const first = await versionsOf(entry);
    expect([first.versions.length, first.next]).toEqual([20, 7]);
    const second = await versionsOf(entry, `?before=${first.next}`);
    expect(second.versions.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2]);
    expect(second.next).toBeNull();
  });

  it('can be saved as a draft again, which publishes nothing by itself', async () => {
    const first = await published('old');
    const { data: second } = await manager.publish(first, notice('new'));
    const { body } = await textOf(second, first.version);
    const { data: draft } = await manager.save(second, body);
    expect(draft).toMatchObject({ draft: notice('old'), published: notice('new') });
    const notices = async () =>
      (await seen<{ enName: string }>(test, '/system/manage/index/list')).map(({ enName }) => enName);
    expect(await notices()).toEqual(['new']);
    await manager.publish(draft, body);
    expect(await notices()).toEqual(['old']);
    expect((await versionsOf(draft)).versions).toHaveLength(3);
  });

  it('say that the account of an author has been deleted', async () => {
    const colleague = await signedIn(test, { role: 'manager' });
    const draft = await manager.begin('manage', notice('A'));
    await colleague.call('POST', `${path(draft)}/publish`, { version: 1, body: notice('A') });
    await test.db.kysely
      .updateTable('account')
      .set({ display_name: '', deleted_at: test.clock.now() })
      .where('id', '=', colleague.id)
      .execute();
    expect((await versionsOf(draft)).versions).toMatchObject([{ by: null, isAuthorGone: true }]);
  });

  it('are for editors only, and 404 where there is no entry, version or kind', async () => {
    const entry = await published('A');
    const counter = await signedIn(test, { role: 'counter' });
    expect(await counter.call('GET', `${path(entry)}/versions`)).toMatchObject({ status: 403 });
    for (const unknown of [
      `${ENTRIES}/manage/none/versions`,
      `${ENTRIES}/none/none/versions`,
      `${path(entry)}/versions/9`,
    ]) {
      expect(await manager.call('GET', unknown)).toMatchObject({ status: 404 });
    }
    expect(await manager.call('GET', `${path(entry)}/versions/none`)).toMatchObject({ status: 400 });
  });
});

it('keeps one version for two who publish at once, and refuses the second', async () => {
  for (let round = 0; round < 5; round++) {
    const entry = await published('begun');
    const colleague = await signedIn(test, { role: 'manager' });
    const answers = await Promise.all([
      manager.publish(entry, notice('mine')),
      colleague.call<StaffEntry>('POST', `${path(entry)}/publish`, {
        version: entry.version,
        body: notice('theirs'),
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.data;
    const { versions } = await versionsOf(entry);
    expect(versions.map(({ version }) => version)).toEqual([3, 2]);
    expect((await textOf(entry, 3)).body).toEqual(winner?.published);
  }
});

it('begins with what the sample has published', async () => {
  await loadSample(test);
  const news = { kind: 'news', id: '1' };
  expect(await versionsOf(news)).toMatchObject({
    versions: [{ version: 1, event: 'PUBLISHED', by: null, isAuthorGone: false }],
  });
});

it('gives rows of before the migration their first version', async () => {
  const entry = await published('old');
  const { data: gone } = await manager.withdraw(await published('gone'));
  const draft = await manager.begin('manage', notice('draft'));
  await test.db.kysely.deleteFrom('content_version').execute();
  const migration = await readFile(
    new URL('../db/migrations/0025-content-version.sql', import.meta.url),
    'utf8',
  );
  const insert = migration.slice(migration.indexOf('INSERT INTO'));
  await test.db.transaction((tx) => tx.run(insert));
  expect(await versionsOf(entry)).toMatchObject({ versions: [{ version: 2, event: 'PUBLISHED' }] });
  expect(await versionsOf(gone)).toMatchObject({ versions: [{ version: 3, event: 'WITHDRAWN' }] });
  expect((await versionsOf(draft)).versions).toEqual([]);
});
