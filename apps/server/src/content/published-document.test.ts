import { en } from '@phial/content/messages/en';
import { sampleLaboratory } from '@phial/content/sample/laboratory';
import type { StaffEntry } from '@phial/contract/content/editing';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import { UNNAMED_LABORATORY } from '@phial/domain/laboratory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importConfiguration } from '../configuration/import.service.ts';
import { ENTRIES, editor, problems } from '../editing/testing/editor.ts';
import { describeFile } from '../packed-files/packed-file.ts';
import { staticSite } from '../site/static/static-site.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const HTML =
  '<!doctype html><html><head><meta name="theme-color" content="#000000"><title>x</title></head><body></body></html>';
const page = new Map([['index.html', describeFile('text/html; charset=utf-8', false, Buffer.from(HTML))]]);

let test: TestApp;
let manager: Awaited<ReturnType<typeof editor>>;
beforeAll(async () => {
  test = await buildTestApp({
    site: (app, deps) => staticSite(app, { ...deps, site: { web: page, admin: page } }),
  });
  manager = await editor(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.kysely.deleteFrom('content_entry').execute();
  test.clock.advance(2);
});

async function open(url = '/') {
  const { body, headers } = await test.app.inject({ url });
  const [, json = ''] = /<script type="application\/json" id="published">(.*?)<\/script>/s.exec(body) ?? [];
  return { body, etag: headers.etag, published: JSON.parse(json) as PublishedDocument };
}

async function givenSample() {
  const laboratory = [{ id: 'laboratory', sample: true as const, body: sampleLaboratory }];
  await importConfiguration(test, { content: { laboratory } }, 'command');
  test.clock.advance(2);
}

const readEntry = async () =>
  (await manager.call<StaffEntry>('GET', `${ENTRIES}/laboratory/laboratory`)).data;

describe('the published document', () => {
  it.each(['/', '/m/', '/admin', '/admin/content'])('is in the page at %s', async (url) => {
    await givenSample();
    const { published } = await open(url);
    expect(published.laboratory).toEqual({ ...sampleLaboratory, sample: true });
  });

  it('names no laboratory, and no number to call, while there is none', async () => {
    expect((await open()).published.laboratory).toEqual(UNNAMED_LABORATORY);
  });

  it('says whether visitors can book, and the description promises it only then', async () => {
    const description = async () =>
      / name="description" content="([^"]*)"/.exec((await open('/?lang=en')).body)?.[1];
    expect(await description()).toBe(en.descriptions.home);
    await test.db.kysely.updateTable('booking_opening').set({ state: 'soon' }).execute();
    test.clock.advance(2);
    expect((await open()).published.booking).toBe('soon');
    expect(await description()).toBe(en.opening.descriptions.home);
    await test.db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
    test.clock.advance(2);
  });

  it('changes at once when staff publish, with the tag, the colour and the title of the page', async () => {
    await givenSample();
    const before = await open();
    const name = { tw: '山頂化驗所', zh: '山顶检验所', en: 'Peak </script><b>Laboratory' };
    const body = { ...sampleLaboratory, name, headerColour: '#3b0764' };
    const { status } = await manager.publish(await readEntry(), { ...body, criticalMinutes: '15' });
    expect(status).toBe(200);
    const after = await open();
    expect(after.etag).not.toBe(before.etag);
    expect(after.published.laboratory).toEqual({ ...body, sample: false });
    expect(after.body).toContain('<meta name="theme-color" content="#3b0764"');
    expect((await open('/admin')).body).toContain('<title>山頂化驗所</title>');
    expect(after.body).not.toContain('</script><b>');
  });

  it('does not show a draft', async () => {
    await givenSample();
    await manager.save(await readEntry(), { ...sampleLaboratory, phone: '0000 9999' });
    expect((await open()).published.laboratory).toMatchObject({ phone: '0000 8220', sample: true });
  });

  it('is what was published last while the database does not answer', async () => {
    await givenSample();
    await open();
    test.clock.advance(2);
    await test.db.kysely.schema.alterTable('content_entry').renameTo('content_entry_away').execute();
    try {
      expect((await open()).published.laboratory.name).toEqual(sampleLaboratory.name);
    } finally {
      await test.db.kysely.schema.alterTable('content_entry_away').renameTo('content_entry').execute();
    }
  });
});

describe('the laboratory', () => {
  it('is begun once', async () => {
    const begun = await manager.begin('laboratory', { ...sampleLaboratory, phone: '' });
    expect(begun).toMatchObject({ id: 'laboratory', state: 'DRAFT' });
    const again = await manager.call('POST', `${ENTRIES}/laboratory`, { body: sampleLaboratory });
    expect(again).toMatchObject({
      status: 409,
      error: 'version-conflict',
      data: { entry: { id: 'laboratory' } },
    });
  });

  it('is neither withdrawn nor deleted', async () => {
    await givenSample();
    const entry = await readEntry();
    expect(await manager.withdraw(entry)).toMatchObject({ status: 409, error: 'entry-required' });
    const deleted = await manager.call('DELETE', `${ENTRIES}/laboratory/laboratory`, {
      version: entry.version,
    });
    expect(deleted).toMatchObject({ status: 409, error: 'entry-required' });
  });

  it.each([
    [
      'a colour that is too pale',
      { headerColour: '#7fd1bc' },
      [{ path: 'headerColour', problem: 'contrast', ratio: 1.78 }],
    ],
    ['a colour that is none', { actionColour: 'teal' }, [{ path: 'actionColour', problem: 'form' }]],
    [
      'a map link without a place for the address',
      { mapsSearchTemplate: 'https://maps.example/' },
      [{ path: 'mapsSearchTemplate', problem: 'form' }],
    ],
    [
      'an e-mail address that is none',
      { salesEmail: 'sales@laboratory' },
      [{ path: 'salesEmail', problem: 'form' }],
    ],
    [
      'a link that runs a script',
      { accreditationScopeUrl: 'javascript:alert(1)' },
      [{ path: 'accreditationScopeUrl', problem: 'form' }],
    ],
    ['a telephone number in words', { phone: 'ask us' }, [{ path: 'phone', problem: 'form' }]],
    ['no telephone number', { phone: ' ' }, [{ path: 'phone', problem: 'empty' }]],
    [
      'a logo that is not there',
      { logoUrl: `/uploads/${'0'.repeat(64)}` },
      [{ path: 'logoUrl', problem: 'missing-picture' }],
    ],
  ])('is not published with %s', async (_, wrong, expected) => {
    await givenSample();
    const answer = await manager.publish(await readEntry(), { ...sampleLaboratory, ...wrong });
    expect(answer.status).toBe(422);
    expect(problems(answer)).toEqual(expected);
  });
});
