import type { CollectionCentre, IndexEntry, Recruitment } from '@phial/contract/content';
import type { FieldProblem, KindCount, StaffEntry } from '@phial/contract/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('content_entry').execute();
});

const LIST = '/staff/content/entries';
const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });
const notice = (name: string, more: object = {}) => ({ code: '', name: words(name), ...more });

async function begin(kind: string, body: object): Promise<StaffEntry> {
  const answer = await manager.call<StaffEntry>('POST', `${LIST}/${kind}`, { body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data;
}

const save = ({ kind, id, version }: StaffEntry, body: object) =>
  manager.call<StaffEntry>('PUT', `${LIST}/${kind}/${id}`, { version, body });
const publish = ({ kind, id, version }: StaffEntry, body: object) =>
  manager.call<StaffEntry>('POST', `${LIST}/${kind}/${id}/publish`, { version, body });
const withdraw = ({ kind, id, version }: StaffEntry) =>
  manager.call<StaffEntry>('POST', `${LIST}/${kind}/${id}/withdraw`, { version });
const entries = async (kind: string) => (await manager.call<StaffEntry[]>('GET', `${LIST}/${kind}`)).data;
const seen = async <Entry>(path: string) => (await visitor(test).call<Entry[]>('GET', path)).data;
const notices = async () => (await seen<IndexEntry>('/system/manage/index/list')).map(({ enName }) => enName);
const problems = (answer: { data: unknown }) => (answer.data as { problems: FieldProblem[] }).problems;

describe('edit, then publish', () => {
  it('a draft is seen by staff alone, until it is published: then at once', async () => {
    const draft = await begin('manage', notice('Typhoon'));
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, published: null, draft: notice('Typhoon') });
    expect(draft.updatedBy).toBe('Marker Person');
    expect(await notices()).toEqual([]);
    const { data } = await publish(draft, notice('Typhoon signal 8'));
    expect(data).toMatchObject({
      ...{ state: 'PUBLISHED', version: 2, draft: null },
      published: notice('Typhoon signal 8'),
    });
    expect(await notices()).toEqual(['Typhoon signal 8']);
  });

  it('a newer draft leaves what is published alone', async () => {
    const { data: first } = await publish(await begin('manage', notice('A')), notice('A'));
    const { data: second } = await save(first, notice('B'));
    expect(second).toMatchObject({ state: 'PUBLISHED', draft: notice('B'), published: notice('A') });
    test.clock.advance(2);
    expect(await notices()).toEqual(['A']);
    const { data: third } = await publish(second, notice('C'));
    expect(third.draft).toBeNull();
    expect(await notices()).toEqual(['C']);
  });

  it('a draft that says the same as the published words is none', async () => {
    const { data: entry } = await publish(await begin('manage', notice('A')), notice('A'));
    const { data: edited } = await save(entry, notice('B'));
    const { data } = await save(edited, { name: words('A'), code: ' ' });
    expect(data.draft).toBeNull();
  });

  it('goes back to what is published', async () => {
    const { data: entry } = await publish(await begin('manage', notice('A')), notice('A'));
    const { data: edited } = await save(entry, notice('B'));
    const path = `${LIST}/manage/${entry.id}/draft`;
    const { data } = await manager.call<StaffEntry>('DELETE', path, { version: edited.version });
    expect(data).toMatchObject({ draft: null, published: notice('A'), version: 4 });
    const neverPublished = await begin('manage', notice('N'));
    const answer = await manager.call('DELETE', `${LIST}/manage/${neverPublished.id}/draft`, { version: 1 });
    expect(answer).toMatchObject({ status: 404 });
  });

  it('what is withdrawn is gone from the site, keeps its words, and comes back', async () => {
    const { data: entry } = await publish(await begin('manage', notice('A')), notice('A'));
    const { data: withdrawn } = await withdraw(entry);
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', published: notice('A') });
    expect(await notices()).toEqual([]);
    expect(await withdraw(withdrawn)).toMatchObject({ status: 404 });
    await publish(withdrawn, notice('A'));
    expect(await notices()).toEqual(['A']);
  });

  it('only what was never published can be deleted', async () => {
    const draft = await begin('manage', notice('A'));
    const { data: entry } = await publish(await begin('manage', notice('B')), notice('B'));
    const remove = ({ id, version }: StaffEntry) =>
      manager.call('DELETE', `${LIST}/manage/${id}`, { version });
    expect(await remove(draft)).toMatchObject({ status: 200, data: null });
    expect(await remove(draft)).toMatchObject({ status: 404 });
    expect(await remove(entry)).toMatchObject({ status: 409, error: 'content-published' });
    const { data: withdrawn } = await withdraw(entry);
    expect(await remove(withdrawn)).toMatchObject({ error: 'content-published' });
  });
});

describe('what is checked', () => {
  const centre = (more: object = {}) => ({
    ...{ name: words('Centre'), address: words('1 Pier Road'), businessTime: words('Mon') },
    ...{ openingHours: [{ weekdays: [1], from: '09:00', until: '13:00' }] },
    ...{ phone: '0000 0000', pictureUrl: '/pictures/centres/tst.svg', ...more },
  });

  it('a draft may be unfinished, what is published may not', async () => {
    const unfinished = centre({ name: { ...words('Centre'), zh: ' ' }, phone: '', pictureUrl: '' });
    const draft = await begin('collection-centre', unfinished);
    const answer = await publish(draft, unfinished);
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([
      { path: 'name.zh', problem: 'empty' },
      { path: 'phone', problem: 'empty' },
      { path: 'pictureUrl', problem: 'empty' },
    ]);
    expect((await publish(draft, centre())).status).toBe(200);
    expect((await seen<CollectionCentre>('/official/bloodCenter/all'))[0]).toMatchObject({
      enName: 'Centre',
    });
  });

  it('every problem is told, not only the first few', async () => {
    const empty = { tw: '', zh: '', en: '' };
    const body = { date: '', title: empty, summary: empty, text: empty };
    const answer = await publish(await begin('news', body), body);
    expect(problems(answer)).toHaveLength(10);
  });

  it.each<[string, object, FieldProblem]>([
    ['a field too long', { phone: 'x'.repeat(41) }, { path: 'phone', problem: 'too-long' }],
    [
      'a time that is none',
      { openingHours: [{ weekdays: [1], from: '9', until: '13:00' }] },
      { path: 'openingHours.0.from', problem: 'form' },
    ],
    [
      'a picture from elsewhere',
      { pictureUrl: '//x.example/a.png' },
      { path: 'pictureUrl', problem: 'form' },
    ],
    ['a field that there is not', { size: 1 }, { path: 'size', problem: 'form' }],
  ])('neither takes %s', async (_, more, problem) => {
    const draft = await begin('collection-centre', centre());
    for (const answer of [await save(draft, centre(more)), await publish(draft, centre(more))]) {
      expect(answer).toMatchObject({ error: 'content-invalid' });
      expect(problems(answer)).toEqual([problem]);
    }
  });

  it('a centre opens before it closes, in a house that there is, under a picture that is there', async () => {
    const draft = await begin('collection-centre', centre());
    const answer = await publish(
      draft,
      centre({
        openingHours: [{ weekdays: [1], from: '13:00', until: '13:00' }],
        ...{ servPtId: 'nowhere', pictureUrl: `/uploads/${'a'.repeat(64)}` },
      }),
    );
    expect(problems(answer)).toEqual([
      { path: 'openingHours.0.until', problem: 'order' },
      { path: 'servPtId', problem: 'unknown' },
      { path: 'pictureUrl', problem: 'missing-picture' },
    ]);
    const servPtId = await givenServicePoint(test.db);
    expect((await publish(draft, centre({ servPtId }))).status).toBe(200);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x.example'])(
    'a slide does not lead to %s, not even in a draft (D-17)',
    async (link) => {
      const [picture, empty] = [
        { tw: '/a', zh: '/a', en: '/a' },
        { tw: '', zh: '', en: '' },
      ];
      const slide = { type: 'pc', status: 'NORMAL', picture, alt: empty, link };
      const answer = await manager.call('POST', `${LIST}/carousel`, { body: slide });
      expect(problems(answer)).toEqual([{ path: 'link', problem: 'form' }]);
    },
  );

  it('HTML loses what could run, and links that are no web addresses (D-72)', async () => {
    const html = (text: string) =>
      ` <p onclick="x()">${text}<script>alert(1)</script> <a href="javascript:x">a</a> <a href="https://lab.example">b</a></p> `;
    const safe = (text: string) => `<p>${text} <a>a</a> <a href="https://lab.example">b</a></p>`;
    const body = { name: words('Courier'), description: { tw: html('一'), zh: html('二'), en: html('3') } };
    const draft = await begin('job', body);
    expect(draft.draft).toMatchObject({ description: { tw: safe('一'), zh: safe('二'), en: safe('3') } });
    await publish(draft, body);
    const [job] = await seen<Recruitment>('/official/recruiment/all');
    expect(job).toMatchObject({ recruimentId: '5', enDesc: expect.not.stringContaining('script') });
  });

  it('an optional text that was emptied is left out; half of one is a problem', async () => {
    const draft = await begin('manage', notice('A', { content: { tw: '', zh: ' ', en: '' } }));
    expect(draft.draft).toEqual(notice('A'));
    const answer = await publish(draft, notice('A', { content: { tw: '內容', zh: '', en: '' } }));
    expect(problems(answer).map(({ path }) => path)).toEqual(['content.zh', 'content.en']);
  });

  it('a kind or an entry that there is not is not found', async () => {
    for (const kind of ['accounts', 'constructor', '__proto__', 'toString']) {
      expect(await manager.call('GET', `${LIST}/${kind}`)).toMatchObject({ status: 404 });
    }
    expect(await manager.call('GET', `${LIST}/manage/nobody`)).toMatchObject({ status: 404 });
  });
});

describe('two at once', () => {
  it('the second is told, with what the first has written, and nothing is lost', async () => {
    const draft = await begin('manage', notice('A'));
    const colleague = await signedIn(test, { role: 'administrator' });
    const path = `${LIST}/manage/${draft.id}`;
    const both = await Promise.all([
      manager.call<StaffEntry>('PUT', path, { version: 1, body: notice('mine') }),
      colleague.call<StaffEntry>('POST', `${path}/publish`, { version: 1, body: notice('theirs') }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [done] = both.filter(({ status }) => status === 200);
    const [told] = both.filter(({ status }) => status === 409);
    expect(told).toMatchObject({ error: 'version-conflict', data: { entry: done?.data } });
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

  it('the order is changed from the order that was looked at', async () => {
    const made: StaffEntry[] = [];
    for (const name of ['A', 'B', 'C']) {
      made.push((await publish(await begin('manage', notice(name)), notice(name))).data);
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

  it('two new vacancies get two numbers', async () => {
    const body = { name: words('J'), description: words('D') };
    const both = await Promise.all([begin('job', body), begin('job', body)]);
    // After the four whose pages are built into the site.
    expect(both.map(({ id }) => id).sort()).toEqual(['5', '6']);
    expect((await entries('job')).map(({ position }) => position)).toEqual([1, 2]);
  });
});

it('counts what there is of each kind', async () => {
  const { data: entry } = await publish(await begin('manage', notice('A')), notice('A'));
  await save(entry, notice('B'));
  await begin('manage', notice('C'));
  const { data } = await manager.call<KindCount[]>('GET', '/staff/content');
  expect(data.length).toBeGreaterThanOrEqual(11);
  expect(data.find(({ kind }) => kind === 'manage')).toEqual({
    ...{ kind: 'manage', published: 1, unpublished: 1, edited: 1 },
  });
});

it('every act is in the trail, by ids and numbers', async () => {
  const draft = await begin('manage', notice('Secret name'));
  const { data } = await publish(draft, notice('Secret name'));
  await withdraw(data);
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
