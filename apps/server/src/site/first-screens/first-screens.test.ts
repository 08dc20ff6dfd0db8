import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { en } from '@phial/content/messages/en';
import { tw } from '@phial/content/messages/tw';
import { zh } from '@phial/content/messages/zh';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { FirstScreen, FirstScreens } from '@phial/contract/content/first-screen';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOverrides } from '../../testing/build-test-app.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { buildSampleApp } from '../../testing/sample-app.ts';
import { loadSite, type SiteFiles } from '../static/site-files.ts';
import { staticSite } from '../static/static-site.ts';

const WORDS = { tw, zh, en };
/** Fails as it draws. */
const BROKEN = 'data:text/javascript,export const drawFirstScreen = () => { throw new Error("no ink") }';

const serving = (site: SiteFiles): TestAppOverrides => ({
  site: (app, deps) => staticSite(app, { ...deps, site }),
});
const serve = (files: SiteFiles, { db } = test) => buildTestApp({ ...serving(files), db });

let files: SiteFiles;
let test: TestApp;
beforeAll(async () => {
  files = await loadSite();
  test = await buildSampleApp(serving(files));
  test.clock.advance(2);
});
afterAll(() => test.close());

async function screensOf(url: string, { app } = test): Promise<FirstScreens> {
  const { body } = await app.inject({ url });
  const [, json = ''] =
    /<script type="application\/json" id="first-screens">(.*?)<\/script><script>/s.exec(body) ?? [];
  return JSON.parse(json);
}

const fetchScreen = (
  { path, addresses }: FirstScreens,
  address: string,
  language: Language,
  { app } = test,
) =>
  app.inject({
    url: `${path}/${language}/${addresses.indexOf(address)}.json`,
    headers: { 'accept-encoding': 'br' },
  });

async function screenOf(url: string, address: string, language: Language): Promise<FirstScreen> {
  const answer = await fetchScreen(await screensOf(url), address, language);
  expect(answer.statusCode).toBe(200);
  return JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
}

describe('a first screen', () => {
  it.each(LANGUAGES)('has the words of its page, and what its queries read, in %s', async (language) => {
    const words = WORDS[language];
    const name = SAMPLE_LABORATORY.name[language];
    const home = await screenOf('/', '/', language);
    expect(home.title).toBe(name);
    expect(home.markup).toContain(words.shell.menu.news);
    expect(home.markup).toContain('/pictures/carousel/');
    const begin = await screenOf('/', '/grassrootReserve?tab=begin', language);
    expect(begin.title).toBe(`${words.bookingWizard.beginTitle} – ${name}`);
    expect(begin.markup).toContain(words.bookingDesk.begin.back);
    const [[, services] = []] = begin.answers;
    expect(services).toMatchObject([{ code: 'ECG', bookable: true }, { code: 'other' }]);
    const search = await screenOf('/m/', '/testItem?index=4-1', language);
    expect(search.markup).toContain(words.catalogue.search.lead);
    expect(search.markup).toContain(words.shell.footer.desktopVersion);
    const torch = '/packageItemDetail?index=4-1&component=torch-profile';
    const packagePage = await screenOf('/', torch, language);
    expect(packagePage).toMatchObject({ packages: true, answers: [] });
    expect(packagePage.title).toContain('TORCH');
  });

  it('is drawn as the policy of the site allows: without styles and scripts in its markup', async () => {
    const screens = await screensOf('/');
    for (const address of screens.addresses.slice(0, 12)) {
      const { markup } = await screenOf('/', address, 'en');
      expect(markup, address).not.toMatch(/\sstyle="|<script|<style|\son\w+="/);
    }
  });

  it('of the home page has its first slide named beside it, in each language, wide and narrow', async () => {
    const { slide } = await screensOf('/');
    for (const language of LANGUAGES) {
      const { wide = '', narrow = '' } = slide?.[language] ?? {};
      const { markup } = await screenOf('/', '/', language);
      expect(markup).toContain(`src="${wide}"`);
      expect(markup).toContain(`srcSet="${narrow}"`);
      expect(wide).not.toBe(narrow);
    }
  });

  it('is kept for ever by browsers, and goes by another address once something else is published', async () => {
    const before = await screensOf('/');
    const answer = await fetchScreen(before, '/', 'en');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await givenLaboratory(test, { name: { tw: '新', zh: '新', en: 'Another Laboratory' } });
    const after = await screensOf('/');
    expect(after.path).not.toBe(before.path);
    expect((await screenOf('/', '/', 'en')).title).toBe('Another Laboratory');
    expect((await fetchScreen(before, '/', 'en')).statusCode).toBe(204);
    await test.db.kysely.deleteFrom('content_entry').where('kind', '=', 'carousel').execute();
    test.clock.advance(2);
    expect((await screensOf('/')).path).not.toBe(after.path);
    expect((await screenOf('/', '/', 'en')).markup).not.toContain('/pictures/carousel/');
    expect(await screensOf('/')).not.toHaveProperty('slide');
  });

  it('is named alike by every process', async () => {
    const other = await serve(files);
    other.clock.set(test.clock.now());
    expect((await screensOf('/', other)).path).toBe((await screensOf('/')).path);
    await other.close();
  });
});

describe('the page', () => {
  it('allows its one inline script by its hash, which stands behind what it reads', async () => {
    for (const url of ['/', '/m/']) {
      const { body, headers } = await test.app.inject({ url });
      const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
      expect(scripts).toHaveLength(1);
      const hash = createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
    const { headers } = await test.app.inject({ url: '/admin' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('has other screens for the mobile edition', async () => {
    expect((await screensOf('/m/')).path).toMatch(/\/mobile$/);
    expect((await screensOf('/')).path).toMatch(/\/desktop$/);
  });

  it('opens without them where none can be drawn', async () => {
    const broken = await serve({ ...files, drawing: BROKEN });
    broken.clock.set(test.clock.now());
    const answer = await fetchScreen(await screensOf('/', broken), '/', 'en', broken);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(broken.logLines.join('')).toContain('a first screen could not be drawn');
    await broken.close();
    const none = await serve({ ...files, drawing: undefined });
    const { body, statusCode } = await none.app.inject({ url: '/' });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('id="first-screens"');
    await none.close();
  });

  it.each(['/first-screens/x', '/first-screens/x/desktop/en/0.json', '/first-screens/x/desktop/fr/0.json'])(
    'has nothing at %s',
    async (url) => {
      expect((await test.app.inject({ url })).statusCode).toBe(204);
    },
  );
});
