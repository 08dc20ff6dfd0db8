import { sampleBody } from '@phial/content/sample/content-entries';
import { SAMPLE_PACKAGES_FILE } from '@phial/content/sample/packages';
import type { PackageGroup } from '@phial/contract/content/content';
import type { ContentBody } from '@phial/contract/content/content-body';
import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editor, problems } from '../editing/testing/editor.ts';
import { loadSample } from '../sample/load-sample.ts';
import { staticSite } from '../site/static/static-site.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { visitor } from '../testing/visitor.ts';
import { readPublishedDocument } from './published-document.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp({
    site: (app, deps) => staticSite(app, { ...deps, site: { web: new Map(), admin: new Map() } }),
  });
  manager = await editor(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('content_entry').execute();
  test.clock.advance(2);
});

const TORCH = sampleBody('package', 'torch-profile');
const NAME = { tw: '其他', zh: '其他', en: 'Other' };

async function publishedGroup(): Promise<string> {
  const body = { code: 'other', name: NAME, allergenClasses: [] };
  const { data } = await manager.publish(await manager.begin('package-group', body), body);
  return data.id;
}

async function publish(body: ContentBody<'package'>) {
  return manager.publish(await manager.begin('package', body), body);
}

const address = async () => (await readPublishedDocument(test)).packages;
const file = async (url: string) => test.app.inject({ url });
const shown = async () => (await file(await address())).json();
const groups = async () =>
  (await visitor(test).call<PackageGroup[]>('GET', '/official/packageItem/treeList')).data;

describe('packages', () => {
  it('are none without content: an empty list, an empty file', async () => {
    expect(await groups()).toEqual([]);
    expect(await shown()).toEqual({ groups: [], furtherCodes: [] });
  });

  it('are those of the sample, also in a database that had the rest of it before', async () => {
    await loadSample(test);
    const kinds = ['package', 'package-group', 'package-codes'] as const;
    await test.db.kysely.deleteFrom('content_entry').where('kind', 'in', kinds).execute();
    await loadSample(test);
    test.clock.advance(2);
    expect(await shown()).toEqual(SAMPLE_PACKAGES_FILE);
  });

  it('are shown once they are published in a group, and no longer once they or it are withdrawn', async () => {
    const group = await publishedGroup();
    expect(await groups()).toEqual([]);
    const { data } = await publish({ ...TORCH, group });
    const { group: _, ...page } = TORCH;
    expect(await shown()).toMatchObject({ groups: [{ id: group, code: 'other', packages: [page] }] });
    expect(await groups()).toMatchObject([
      { code: 'other', enName: 'Other', sortNum: 1, subPackageItemList: [{ component: 'torch-profile' }] },
    ]);
    await manager.withdraw(data);
    expect(await groups()).toEqual([]);
  });

  it('come in the file that the first page names, which browsers keep until a package changes', async () => {
    const before = await address();
    expect((await file(before)).headers['cache-control']).toContain('immutable');
    const group = await publishedGroup();
    await publish({ ...TORCH, group });
    const after = await address();
    expect(after).not.toBe(before);
    expect((await file(after)).headers['cache-control']).toContain('immutable');
    // Somebody whose page is older gets what is published now, and does not keep it.
    const outdated = await file(before);
    expect(outdated.json().groups).toHaveLength(1);
    expect(outdated.headers['cache-control']).toBe('no-cache');
    expect((await file(PACKAGES_FILE)).headers['cache-control']).toBe('no-cache');
  });

  it('stand in a group that is published', async () => {
    const draft = await manager.begin('package-group', { code: 'draft', name: NAME, allergenClasses: [] });
    for (const group of ['nothing', draft.id]) {
      expect(problems(await publish({ ...TORCH, group }))).toEqual([{ path: 'group', problem: 'unknown' }]);
    }
  });

  it('have an address each, also when two are published at once', async () => {
    const group = await publishedGroup();
    const body = { ...TORCH, group };
    const entries = [await manager.begin('package', body), await manager.begin('package', body)];
    const answers = await Promise.all(entries.map((entry) => manager.publish(entry, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.flatMap((answer) => (answer.status === 200 ? [] : problems(answer)))).toEqual([
      { path: 'component', problem: 'taken' },
    ]);
  });

  it.each([
    ['an address with capitals', { component: 'TORCH' }, 'component'],
    [
      'an item without a name',
      { itemGroups: [{ items: [{ name: { ...NAME, en: '' }, appliesTo: 'everyone' }] }] },
      'itemGroups.0.items.0.name.en',
    ],
    ['a specimen in nothing', { specimens: [{ text: NAME, vessel: 'bucket' }] }, 'specimens.0.vessel'],
  ])('are refused with %s', async (_, change, path) => {
    const group = await publishedGroup();
    const good = { ...TORCH, group };
    const entry = await manager.begin('package', good);
    const answer = await manager.publish(entry, { ...good, ...change });
    expect(problems(answer).map((problem) => problem.path)).toEqual([path]);
  });
});
