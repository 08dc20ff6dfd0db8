import type { StaffEntry } from '@phial/contract/content/editing';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { readPublishedDocument } from '../content/published-document.ts';
import { readHtml } from '../site/public-pages/testing/read-html.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { ENTRIES, editor, problems, words } from './testing/editor.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp({ config: { retentionDays: 30 } });
  await beginFixedEntries(test);
  manager = await editor(test);
});
afterAll(() => test.close());

const read = async (kind: string, id: string) =>
  (await manager.call<StaffEntry>('GET', `${ENTRIES}/${kind}/${id}`)).data;
const open = async (url: string) => readHtml((await test.app.inject({ url })).body);

const legalText = (text: string) => ({
  title: words('Privacy'),
  introduction: words('About {laboratory}'),
  sections: [{ heading: words('How long'), text: words(text) }],
});

describe('entries with a fixed place', () => {
  it('are begun as drafts, once, which visitors never see', async () => {
    await Promise.all([beginFixedEntries(test), beginFixedEntries(test)]);
    for (const [kind, ids] of Object.entries(FIXED_ENTRIES)) {
      const { data } = await manager.call<StaffEntry[]>('GET', `${ENTRIES}/${kind}`);
      expect(data.map(({ id, state }) => [id, state])).toEqual(ids.map((id) => [id, 'DRAFT']));
    }
    expect(await readPublishedDocument(test)).toMatchObject({ legalTexts: {}, notices: {} });
    expect((await open('/en/terms')).text).toContain('has not been published yet');
  });

  it('cannot be added or deleted, and a legal text cannot be withdrawn', async () => {
    const begun = await manager.call('POST', `${ENTRIES}/legal-text`, { body: legalText('x') });
    expect(begun).toMatchObject({ status: 404 });
    const draft = await read('legal-text', 'service');
    const path = `${ENTRIES}/legal-text/service`;
    expect(await manager.call('DELETE', path, { version: 1 })).toMatchObject({ error: 'entry-required' });
    const { data } = await manager.publish(draft, legalText('<p>x</p>'));
    expect(await manager.withdraw(data)).toMatchObject({ error: 'entry-required' });
  });

  it('fill in the facts they name where they are shown', async () => {
    await manager.publish(
      await read('legal-text', 'privacy'),
      legalText('<p>{retentionDays} days, {group}</p>'),
    );
    const page = await open('/en/privacy');
    expect(page.headings[0]).toBe('Privacy');
    expect(page.text).toContain('About Medical laboratory');
    expect(page.text).toContain('30 days, —');
    expect((await readPublishedDocument(test)).retentionDays).toBe(30);
  });

  it('are not saved with a name that stands for nothing', async () => {
    const body = legalText('<p>{retentionDay}</p>');
    const refused = await manager.save(await read('legal-text', 'accessibility'), body);
    expect(refused).toMatchObject({ status: 422, error: 'content-invalid' });
    expect(problems(refused)).toEqual(
      ['tw', 'zh', 'en'].map((language) => ({
        path: `sections.0.text.${language}`,
        problem: 'placeholder',
      })),
    );
  });

  it('a notice that is withdrawn is no longer shown', async () => {
    const notice = { title: words('Who'), text: words('Everybody') };
    const { data } = await manager.publish(await read('booking-notice', 'who-may-book'), notice);
    expect((await readPublishedDocument(test)).notices).toEqual({ 'who-may-book': notice });
    expect(await manager.withdraw(data)).toMatchObject({ status: 200 });
    expect((await readPublishedDocument(test)).notices).toEqual({});
  });
});
