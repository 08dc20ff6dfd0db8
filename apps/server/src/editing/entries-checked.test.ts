import type { CollectionCentre, Recruitment } from '@phial/contract/content/content';
import type { FieldProblem } from '@phial/contract/content/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint } from '../testing/builders.ts';
import { ENTRIES, editor, notice, problems, seen, words } from './testing/editor.ts';

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

describe('what is checked', () => {
  const centre = (more: object = {}) => ({
    name: words('Centre'),
    address: words('1 Pier Road'),
    businessTime: words('Mon'),
    openingHours: [{ weekdays: [1], from: '09:00', until: '13:00' }],
    phone: '0000 0000',
    pictureUrl: '/pictures/centres/tst.svg',
    ...more,
  });

  it('allows an unfinished draft, but not an unfinished published entry', async () => {
    const unfinished = centre({ name: { ...words('Centre'), zh: ' ' }, phone: '', pictureUrl: '' });
    const draft = await manager.begin('collection-centre', unfinished);
    const answer = await manager.publish(draft, unfinished);
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([
      { path: 'name.zh', problem: 'empty' },
      { path: 'phone', problem: 'empty' },
      { path: 'pictureUrl', problem: 'empty' },
    ]);
    expect((await manager.publish(draft, centre())).status).toBe(200);
    expect((await seen<CollectionCentre>(test, '/official/bloodCenter/all'))[0]).toMatchObject({
      enName: 'Centre',
    });
  });

  it('reports every problem, not only the first few', async () => {
    const empty = { tw: '', zh: '', en: '' };
    const body = { date: '', title: empty, summary: empty, text: empty };
    const answer = await manager.publish(await manager.begin('news', body), body);
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
  ])('rejects %s in either', async (_, more, problem) => {
    const draft = await manager.begin('collection-centre', centre());
    for (const answer of [
      await manager.save(draft, centre(more)),
      await manager.publish(draft, centre(more)),
    ]) {
      expect(answer).toMatchObject({ error: 'content-invalid' });
      expect(problems(answer)).toEqual([problem]);
    }
  });

  it("requires a centre's hours in order, an existing service point and an existing picture", async () => {
    const draft = await manager.begin('collection-centre', centre());
    const answer = await manager.publish(
      draft,
      centre({
        openingHours: [{ weekdays: [1], from: '13:00', until: '13:00' }],
        servPtId: 'nowhere',
        pictureUrl: `/uploads/${'a'.repeat(64)}`,
      }),
    );
    expect(problems(answer)).toEqual([
      { path: 'openingHours.0.until', problem: 'order' },
      { path: 'servPtId', problem: 'unknown' },
      { path: 'pictureUrl', problem: 'missing-picture' },
    ]);
    const servPtId = await givenServicePoint(test.db);
    expect((await manager.publish(draft, centre({ servPtId }))).status).toBe(200);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x.example'])(
    'refuses a slide that links to %s, even in a draft',
    async (link) => {
      const [picture, empty] = [
        { tw: '/a', zh: '/a', en: '/a' },
        { tw: '', zh: '', en: '' },
      ];
      const slide = { type: 'pc', status: 'NORMAL', picture, alt: empty, link };
      const answer = await manager.call('POST', `${ENTRIES}/carousel`, { body: slide });
      expect(problems(answer)).toEqual([{ path: 'link', problem: 'form' }]);
    },
  );

  it('removes scripts, and links that are not web addresses, from HTML', async () => {
    const html = (text: string) =>
      ` <p onclick="x()">${text}<script>alert(1)</script> <a href="javascript:x">a</a> <a href="https://lab.example">b</a></p> `;
    const safe = (text: string) => `<p>${text} <a>a</a> <a href="https://lab.example">b</a></p>`;
    const body = { name: words('Courier'), description: { tw: html('一'), zh: html('二'), en: html('3') } };
    const draft = await manager.begin('job', body);
    expect(draft.draft).toMatchObject({ description: { tw: safe('一'), zh: safe('二'), en: safe('3') } });
    await manager.publish(draft, body);
    const [job] = await seen<Recruitment>(test, '/official/recruiment/all');
    expect(job).toMatchObject({ recruimentId: '5', enDesc: expect.not.stringContaining('script') });
  });

  it('omits an emptied optional text, and rejects one in some languages only', async () => {
    const draft = await manager.begin('manage', notice('A', { content: { tw: '', zh: ' ', en: '' } }));
    expect(draft.draft).toEqual(notice('A'));
    const answer = await manager.publish(draft, notice('A', { content: { tw: '內容', zh: '', en: '' } }));
    expect(problems(answer).map(({ path }) => path)).toEqual(['content.zh', 'content.en']);
  });

  it('keeps dictionary values unique among published entries', async () => {
    const word = (dictValue: string) => ({ dictType: 'sex', dictValue, label: words('Word'), cssClass: '' });
    const { data: first } = await manager.publish(await manager.begin('dictionary', word('F')), word('F'));
    const second = await manager.begin('dictionary', word('M'));
    const answer = await manager.publish(second, word('F'));
    expect(answer).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(answer)).toEqual([{ path: 'dictValue', problem: 'taken' }]);
    await manager.withdraw(first);
    expect((await manager.publish(second, word('F'))).status).toBe(200);
  });

  it('returns 404 for an unknown kind or entry', async () => {
    for (const kind of ['accounts', 'constructor', '__proto__', 'toString']) {
      expect(await manager.call('GET', `${ENTRIES}/${kind}`)).toMatchObject({ status: 404 });
    }
    expect(await manager.call('GET', `${ENTRIES}/manage/nobody`)).toMatchObject({ status: 404 });
  });
});
