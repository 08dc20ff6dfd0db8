import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { PUBLIC_AREAS, publicPath } from '@phial/domain/public-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/build-test-app.ts';
import { buildSampleApp } from '../../testing/sample-app.ts';
import { readHtml } from './testing/read-html.ts';

const ORIGIN = 'https://lab.example';

let test: TestApp;
beforeAll(async () => {
  test = await buildSampleApp({ config: { publicUrl: ORIGIN } });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const open = async (url: string) => readHtml((await get(url)).body);

describe('a page of a package', () => {
  it('shows every fact in English and Chinese, and links to its page on the site', async () => {
    const page = await open('/en/packages/renal-rheumatoid-profile-4');
    expect(page.headings).toEqual(['Renal Rheumatoid Profile 4 腎臟及類風濕檢查組合 4']);
    expect(page.text).toContain('KM56');
    expect(page.onward).toBe('/?lang=en#/packageItemDetail?index=4-1&component=renal-rheumatoid-profile-4');
    expect(page.breadcrumbs).toEqual(['Home', 'Test packages', 'Renal Rheumatoid Profile 4']);
  });

  it('is also found by its code, and names its canonical address', async () => {
    expect((await open('/en/packages/km78')).canonical).toBe(`${ORIGIN}/en/packages/torch-profile`);
  });

  it('asks the reader to enquire where a value is missing', async () => {
    const page = await open('/zh-hans/packages/hepatitis-a-b');
    expect(page.text.match(/请向本公司查询 \/ Please enquire/g)).toHaveLength(3);
  });

  it('shows the allergen table with its seven rows', async () => {
    const { body } = await get('/en/packages/south-china-allergy-profile');
    expect(body.match(/17\.5 to below 50/g)).toHaveLength(2);
  });
});

describe('pages of the statements', () => {
  it.each([
    ['terms', 'Terms of service', '/?lang=en#/terms'],
    ['privacy', 'Terms of data privacy', '/?lang=en#/privacy'],
    ['accessibility', 'Accessibility', '/?lang=en#/accessibility'],
  ])('%s has the whole text', async (area, title, onward) => {
    const page = await open(`/en/${area}`);
    expect([page.headings, page.onward]).toEqual([[title], onward]);
    expect(page.text).toContain(area === 'accessibility' ? 'WCAG' : SAMPLE_LABORATORY.name.en);
    expect((await get(`/en/${area}/1`)).statusCode).toBe(404);
  });
});

describe('pages of news and vacancies', () => {
  it('show the facts of the article', async () => {
    const page = await open('/zh-hant/news/1');
    expect(page.headings).toEqual(['更正啟事：四項化驗報告的認可標誌']);
    for (const fact of ['HBV-DNA', '麻疹 IgG', SAMPLE_LABORATORY.phone.text.tw, '2023年2月18日'])
      expect(page.text).toContain(fact);
    expect(page.og['og:type']).toBe('article');
    expect((await open('/en/news/3')).links).toContain('/?lang=en#/covidintroduce');
  });

  it('keep the lists and links of an article, and link to the site in the same language', async () => {
    const { body } = await get('/zh-hans/news/1');
    expect(body).toContain('<li>麻疹 IgG</li>');
    expect(body).toContain(
      `<a href="${SAMPLE_LABORATORY.phone.link}">${SAMPLE_LABORATORY.phone.text.zh}</a>`,
    );
    expect((await get('/zh-hant/news/2')).body).toContain('<a href="/?lang=tw#/covidintroduce">');
  });

  it('show nothing of a withdrawn article', async () => {
    const set = async (state: 'WITHDRAWN' | 'PUBLISHED') => {
      await test.db.kysely
        .updateTable('content_entry')
        .set({ state })
        .where('kind', '=', 'news')
        .where('id', '=', '2')
        .execute();
      test.clock.advance(5);
    };
    expect((await open('/en/news/')).links.filter((link) => /news\/\d/.test(link ?? ''))).toEqual([
      '/en/news/1',
      '/en/news/2',
      '/en/news/3',
    ]);
    await set('WITHDRAWN');
    expect((await open('/en/news/')).links).not.toContain('/en/news/2');
    expect((await get('/en/news/2')).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('/en/news/2');
    const { data } = (await get('/api/official/news/all')).json();
    expect(data.map(({ newsId }: { newsId: string }) => newsId)).toEqual(['1', '3']);
    await set('PUBLISHED');
  });

  it('show the published text of a vacancy with its sections', async () => {
    await test.db.kysely
      .updateTable('content_entry')
      .set({
        body: JSON.stringify({
          name: { tw: '夜班助理', zh: '夜班助理', en: 'Night assistant' },
          description: { tw: '<p>夜間</p>', zh: '<p>夜间</p>', en: '<p>Works <b>at night</b></p>' },
          employment: 'FULL_TIME',
          duties: [{ text: { tw: '整理', zh: '整理', en: 'Sorts specimens' } }],
        }),
      })
      .where('kind', '=', 'job')
      .where('id', '=', '1')
      .execute();
    test.clock.advance(5);
    const page = await open('/en/jobs/1');
    expect(page.headings[0]).toBe('Night assistant');
    for (const words of ['Works at night', 'What you will do', 'Sorts specimens', 'Full-time']) {
      expect(page.text).toContain(words);
    }
    expect(page.text).not.toContain('What we ask for');
    expect((await open('/en/jobs/')).text).toContain('Night assistant');
  });

  it('list open vacancies, and no other has a page', async () => {
    const page = await open('/en/jobs/');
    expect(page.links).toContain('/en/jobs/4');
    expect((await open('/en/jobs/4')).text).toContain('Part-time');
    await test.db.kysely
      .updateTable('content_entry')
      .set({ state: 'DRAFT' })
      .where('kind', '=', 'job')
      .where('id', '=', '4')
      .execute();
    test.clock.advance(5);
    expect((await open('/en/jobs/')).links).not.toContain('/en/jobs/4');
    expect((await get('/en/jobs/4')).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('/en/jobs/4');
  });
});

describe('an address that names nothing', () => {
  it.each([
    '/en/packages/zzz',
    '/en/packages/KM27',
    '/en/news/9',
    '/en/jobs/%3Cb%3E',
    '/en/tests/none',
    '/en/zzz',
    '/en/packages/a/b',
  ])('%s returns "not found" in its language, with links', async (url) => {
    for (const language of LANGUAGES) {
      const answer = await get(url.replace('/en/', publicPath(language, 'news').replace('news/', '')));
      const page = readHtml(answer.body);
      expect(answer.statusCode).toBe(404);
      expect(page.lang).toBe(HTML_LANG[language]);
      expect(page.robots).toBe('noindex');
      expect(page.links).toEqual(
        expect.arrayContaining(PUBLIC_AREAS.map((area) => publicPath(language, area))),
      );
      expect(answer.body).not.toContain('<b>');
    }
  });

  it('of a language alone opens the site in it', async () => {
    expect((await get('/en')).headers.location).toBe('/?lang=en#/');
    expect((await get('/zh-hans/')).headers.location).toBe('/?lang=zh#/');
  });
});

describe('robots.txt', () => {
  it('excludes the calls and the staff site, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /admin/\n\nSitemap: https://lab.example/sitemap.xml\n',
    );
  });
});

describe('on the way', () => {
  it('compresses a page, and returns 304 when it has not changed', async () => {
    const answer = await get('/en/packages/torch-profile', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    const again = await get('/en/packages/torch-profile', {
      'accept-encoding': 'br, gzip',
      'if-none-match': String(answer.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/en/packages/zzz', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('caches its style sheet under a name that changes with it', async () => {
    const style = (await open('/en/news/')).style;
    const answer = await get(style);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});
