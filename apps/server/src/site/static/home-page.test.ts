import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { HTML_LANG, type Language } from '@phial/domain/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFile } from '../../packed-files/packed-file.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { readHtml } from '../public-pages/testing/read-html.ts';
import { staticSite } from './static-site.ts';

const BUILT =
  '<!doctype html><html lang="zh-Hant-HK" data-edition="desktop"><head><title>built</title></head><body></body></html>';
const web = new Map([['index.html', describeFile('text/html; charset=utf-8', false, Buffer.from(BUILT))]]);

const serve = (publicUrl?: string) =>
  buildTestApp({
    config: publicUrl === undefined ? {} : { publicUrl },
    site: (app, deps) => staticSite(app, { ...deps, site: { web, admin: new Map() } }),
  });

let known: TestApp;
let unknown: TestApp;
beforeAll(async () => {
  [known, unknown] = await Promise.all([serve('https://lab.example'), serve()]);
  await Promise.all([givenLaboratory(known), givenLaboratory(unknown)]);
});
afterAll(() => Promise.all([known.close(), unknown.close()]));

const open = async (url: string, headers: Record<string, string> = {}, app = known) =>
  readHtml((await app.app.inject({ url, headers })).body);

describe('the home page', () => {
  const CASES: [address: string, Language, canonical: string, home: string][] = [
    ['/', 'tw', 'https://lab.example/', 'https://lab.example/'],
    ['/?lang=zh', 'zh', 'https://lab.example/?lang=zh', 'https://lab.example/'],
    ['/?from=card&lang=en', 'en', 'https://lab.example/?lang=en', 'https://lab.example/'],
    ['/?lang=fr', 'tw', 'https://lab.example/', 'https://lab.example/'],
    ['/m/', 'tw', 'https://lab.example/m/', 'https://lab.example/m/'],
    ['/m/?lang=en', 'en', 'https://lab.example/m/?lang=en', 'https://lab.example/m/'],
  ];

  it.each(CASES)('%s speaks %s before the site runs', async (url, language, canonical, home) => {
    const page = await open(url);
    expect(page.lang).toBe(HTML_LANG[language]);
    expect(page.title).toBe(SAMPLE_LABORATORY.name[language]);
    expect(page.description.length).toBeGreaterThan(10);
    expect(page.canonical).toBe(canonical);
    expect(page.alternates).toEqual({
      'zh-Hant': home,
      'zh-Hans': `${home}?lang=zh`,
      en: `${home}?lang=en`,
      'x-default': home,
    });
    expect(page.og).toMatchObject({
      'og:site_name': SAMPLE_LABORATORY.name[language],
      'og:url': canonical,
      'og:image': 'https://lab.example/pictures/social.png',
    });
    expect(page.data).toMatchObject([{ '@graph': [{ name: SAMPLE_LABORATORY.name[language] }] }]);
  });

  it('keeps the sample out of search engines', async () => {
    expect((await open('/')).robots).toBe('noindex');
  });
});

describe('without PUBLIC_URL the address is the one that was asked for', () => {
  it.each(['lab.example:8080', '192.168.0.7', '[::1]:8080'])('%s', async (host) => {
    expect((await open('/', { host }, unknown)).canonical).toBe(`http://${host}/`);
  });

  it.each(['"><script>', 'a b', 'lab.example/x', 'user@lab.example'])('but not %j', async (host) => {
    const page = await open('/', { host }, unknown);
    expect(page.canonical).toBe('/');
    expect(page.og['og:image']).toBe('/pictures/social.png');
  });

  it('and nobody gets the page that was made for another host', async () => {
    expect((await open('/', { host: 'one.example' }, unknown)).canonical).toBe('http://one.example/');
    expect((await open('/', { host: 'two.example' }, unknown)).canonical).toBe('http://two.example/');
    const forwarded = {
      host: 'two.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    expect((await open('/', forwarded, unknown)).canonical).toBe('http://two.example/');
  });
});
