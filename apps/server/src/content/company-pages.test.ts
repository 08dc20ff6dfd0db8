import { samplePages } from '@phial/content/testing/sample-pages';
import type { StaffEntry } from '@phial/contract/content/editing';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENTRIES, editor, problems } from '../editing/testing/editor.ts';
import { loadSample } from '../sample/load-sample.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await editor(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('content_entry').execute();
  test.clock.advance(2);
});

const shown = async () => (await visitor(test).call<CompanyPages>('GET', '/official/page/all')).data;

const { aboutUs, quality, contact, covid } = samplePages;

describe('company pages', () => {
  it('are missing until they are published', async () => {
    expect(await shown()).toEqual({});
    await manager.begin('page-about-us', aboutUs ?? {});
    expect(await shown()).toEqual({});
  });

  it('are those of the sample, also in a database that had the rest of it before', async () => {
    await loadSample(test);
    await test.db.kysely
      .deleteFrom('content_entry')
      .where('kind', 'in', ['page-about-us', 'page-quality', 'page-contact', 'page-covid'])
      .execute();
    await loadSample(test);
    test.clock.advance(2);
    expect(await shown()).toEqual(samplePages);
  });

  it.each([
    ['page-about-us', aboutUs, 'aboutUs'],
    ['page-quality', quality, 'quality'],
    ['page-contact', contact, 'contact'],
    ['page-covid', covid, 'covid'],
  ] as const)(
    'shows %s once it is published, and no longer once it is withdrawn',
    async (kind, body, name) => {
      const entry = await manager.begin(kind, body ?? {});
      expect(entry.id).toBe(kind);
      const { data } = await manager.publish(entry, body ?? {});
      expect(await shown()).toEqual({ [name]: body });
      expect(await manager.withdraw(data)).toMatchObject({ status: 200 });
      expect(await shown()).toEqual({});
    },
  );

  it('have one entry each', async () => {
    await manager.begin('page-covid', covid ?? {});
    const second = await manager.call('POST', `${ENTRIES}/page-covid`, { body: covid });
    expect(second).toMatchObject({ status: 409, error: 'version-conflict' });
  });

  it('can be deleted while they are drafts', async () => {
    const { version } = await manager.begin('page-covid', covid ?? {});
    expect(await manager.call('DELETE', `${ENTRIES}/page-covid/page-covid`, { version })).toMatchObject({
      status: 200,
    });
    expect((await manager.call<StaffEntry[]>('GET', `${ENTRIES}/page-covid`)).data).toEqual([]);
  });

  it('name the field that is wrong, within a part as well', async () => {
    const entry = await manager.begin('page-contact', { branches: [] });
    const branch = { ...contact?.branches[0], code: 'office', position: '500, 2' };
    const answer = await manager.publish(entry, { branches: [branch] });
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([
      { path: 'branches.0.code', problem: 'form' },
      { path: 'branches.0.position', problem: 'form' },
    ]);
  });

  it('refuse two branches with the same code', async () => {
    const entry = await manager.begin('page-contact', { branches: [] });
    const branch = contact?.branches[0];
    const answer = await manager.publish(entry, { branches: [branch, branch] });
    expect(problems(answer)).toEqual([{ path: 'branches.1.code', problem: 'taken' }]);
  });

  it('refuse a fact between braces that there is not', async () => {
    const lead = { tw: '{somebody}', zh: '甲', en: 'A' };
    const answer = await manager.call('POST', `${ENTRIES}/page-covid`, { body: { ...covid, lead } });
    expect(problems(answer)).toEqual([{ path: 'lead.tw', problem: 'placeholder' }]);
  });
});
