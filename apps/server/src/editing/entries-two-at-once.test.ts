import type { IndexEntry } from '@phial/contract/content/content';
import type { StaffEntry } from '@phial/contract/content/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signedIn } from '../testing/staff.ts';
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

describe('two at once', () => {
  it("gives the second editor a conflict with the first one's text", async () => {
    const draft = await manager.begin('manage', notice('A'));
    const colleague = await signedIn(test, { role: 'administrator' });
    const path = `${ENTRIES}/manage/${draft.id}`;
    const both = await Promise.all([
      manager.call<StaffEntry>('PUT', path, { version: 1, body: notice('mine') }),
      colleague.call<StaffEntry>('POST', `${path}/publish`, { version: 1, body: notice('theirs') }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done] = both.filter(({ status }) => status === 200);
    const [conflict] = both.filter(({ status }) => status === 409);
    expect(conflict).toMatchObject({ error: 'version-conflict', data: { entry: done?.data } });
    for (const [method, end] of [
      ['POST', '/withdraw'],
      ['DELETE', '/draft'],
      ['DELETE', ''],
    ] as const) {
      expect(await manager.call(method, path + end, { version: 1 })).toMatchObject({
        error: 'version-conflict',
      });
    }
  });

  it('changes the order only from the order that was seen', async () => {
    const made: StaffEntry[] = [];
    for (const name of ['A', 'B', 'C']) {
      made.push((await manager.publish(await manager.begin('manage', notice(name)), notice(name))).data);
    }
    const [a = '', b = '', c = ''] = made.map(({ id }) => id);
    const reorder = (former: string[], order: string[]) =>
      manager.call<StaffEntry[]>('PUT', '/staff/content/order/manage', { former, order });
    expect((await reorder([a, b, c], [c, a, b])).data.map(({ id }) => id)).toEqual([c, a, b]);
    expect(await notices()).toEqual(['C', 'A', 'B']);
    const late = await reorder([a, b, c], [b, a, c]);
    expect(late).toMatchObject({ status: 409, error: 'version-conflict' });
    expect((late.data as unknown as { entries: StaffEntry[] }).entries.map(({ id }) => id)).toEqual([
      c,
      a,
      b,
    ]);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, b, 'x'],
    ]) {
      expect(await reorder([c, a, b], wrong)).toMatchObject({ status: 400 });
    }
  });

  it('gives two new vacancies two numbers', async () => {
    const body = { name: words('J'), description: words('D') };
    const both = await Promise.all([manager.begin('job', body), manager.begin('job', body)]);
    // After the four whose pages are built into the site.
    expect(both.map(({ id }) => id).sort()).toEqual(['5', '6']);
    expect(
      (await manager.call<StaffEntry[]>('GET', `${ENTRIES}/job`)).data.map(({ position }) => position),
    ).toEqual([1, 2]);
  });
});
