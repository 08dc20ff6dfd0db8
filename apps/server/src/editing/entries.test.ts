import type { IndexEntry } from '@phial/contract/content/content';
import type { KindCount, StaffEntry } from '@phial/contract/content/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { ENTRIES, editor, notice, seen, words } from './testing/editor.ts';

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

const notices = async () =>
  (await seen<IndexEntry>(test, '/system/manage/index/list')).map(({ enName }) => enName);

describe('edit, then publish', () => {
  it('shows a draft to staff only, and a published entry to everybody at once', async () => {
    const draft = await manager.begin('manage', notice('Typhoon'));
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, published: null, draft: notice('Typhoon') });
    expect(draft.updatedBy).toBe('Marker Person');
    expect(await notices()).toEqual([]);
    const { data } = await manager.publish(draft, notice('Typhoon signal 8'));
    expect(data).toMatchObject({
      state: 'PUBLISHED',
      version: 2,
      draft: null,
      published: notice('Typhoon signal 8'),
    });
    expect(await notices()).toEqual(['Typhoon signal 8']);
  });

  it('keeps the published entry while a newer draft exists', async () => {
    const { data: first } = await manager.publish(await manager.begin('manage', notice('A')), notice('A'));
    const { data: second } = await manager.save(first, notice('B'));
    expect(second).toMatchObject({ state: 'PUBLISHED', draft: notice('B'), published: notice('A') });
    test.clock.advance(2);
    expect(await notices()).toEqual(['A']);
    const { data: third } = await manager.publish(second, notice('C'));
    expect(third.draft).toBeNull();
    expect(await notices()).toEqual(['C']);
  });

  it('stores no draft equal to the published entry', async () => {
    const { data: entry } = await manager.publish(await manager.begin('manage', notice('A')), notice('A'));
    const { data: edited } = await manager.save(entry, notice('B'));
    const { data } = await manager.save(edited, { name: words('A'), code: ' ' });
    expect(data.draft).toBeNull();
  });

  it('discards a draft', async () => {
    const { data: entry } = await manager.publish(await manager.begin('manage', notice('A')), notice('A'));
    const { data: edited } = await manager.save(entry, notice('B'));
    const path = `${ENTRIES}/manage/${entry.id}/draft`;
    const { data } = await manager.call<StaffEntry>('DELETE', path, { version: edited.version });
    expect(data).toMatchObject({ draft: null, published: notice('A'), version: 4 });
    const neverPublished = await manager.begin('manage', notice('N'));
    const answer = await manager.call('DELETE', `${ENTRIES}/manage/${neverPublished.id}/draft`, {
      version: 1,
    });
    expect(answer).toMatchObject({ status: 404 });
  });

  it('removes a withdrawn entry from the site and can publish it again', async () => {
    const { data: entry } = await manager.publish(await manager.begin('manage', notice('A')), notice('A'));
    const { data: withdrawn } = await manager.withdraw(entry);
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', published: notice('A') });
    expect(await notices()).toEqual([]);
    expect(await manager.withdraw(withdrawn)).toMatchObject({ status: 404 });
    await manager.publish(withdrawn, notice('A'));
    expect(await notices()).toEqual(['A']);
  });

  it('deletes only entries that were never published', async () => {
    const draft = await manager.begin('manage', notice('A'));
    const { data: entry } = await manager.publish(await manager.begin('manage', notice('B')), notice('B'));
    const remove = ({ id, version }: StaffEntry) =>
      manager.call('DELETE', `${ENTRIES}/manage/${id}`, { version });
    expect(await remove(draft)).toMatchObject({ status: 200, data: null });
    expect(await remove(draft)).toMatchObject({ status: 404 });
    expect(await remove(entry)).toMatchObject({ status: 409, error: 'content-published' });
    const { data: withdrawn } = await manager.withdraw(entry);
    expect(await remove(withdrawn)).toMatchObject({ error: 'content-published' });
  });
});

it('counts the entries of each kind', async () => {
  const { data: entry } = await manager.publish(await manager.begin('manage', notice('A')), notice('A'));
  await manager.save(entry, notice('B'));
  await manager.begin('manage', notice('C'));
  const { data } = await manager.call<KindCount[]>('GET', '/staff/content');
  expect(data.length).toBeGreaterThanOrEqual(11);
  expect(data.find(({ kind }) => kind === 'manage')).toEqual({
    kind: 'manage',
    published: 1,
    unpublished: 1,
    edited: 1,
  });
});

it('records every act in the audit log, by ids and numbers', async () => {
  const draft = await manager.begin('manage', notice('Secret name'));
  const { data } = await manager.publish(draft, notice('Secret name'));
  await manager.withdraw(data);
  const events = await test.db.kysely
    .selectFrom('event')
    .select(['actor', 'action', 'detail'])
    .where('actor', '=', manager.id)
    .orderBy('at')
    .execute();
  const own = events.filter(({ detail }) => detail.entry === draft.id);
  expect(own.map(({ action }) => action).sort()).toEqual([
    'content-created',
    'content-published',
    'content-withdrawn',
  ]);
  expect(JSON.stringify(own)).not.toContain('Secret');
});
