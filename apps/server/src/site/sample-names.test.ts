import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleLaboratory } from '@phial/content/sample/laboratory';
import { sampleNamesIn as found } from '@phial/content/testing/sample-names';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { describeFile } from '../packed-files/packed-file.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenAccount, PASSWORD } from '../testing/staff.ts';
import { WITHOUT_SAMPLE } from '../testing/without-sample.ts';
import { staticSite } from './static/static-site.ts';

const ORIGIN = 'https://lab.example';
const HTML = Buffer.from('<!doctype html><html><head><title>x</title></head><body></body></html>');
const FILES = new Map([['index.html', describeFile('text/html; charset=utf-8', false, HTML)]]);

it('finds the sample where it is', () => {
  expect(found(JSON.stringify(sampleLaboratory))).toContain(sampleLaboratory.name.tw);
});

describe.each(WITHOUT_SAMPLE)('a database %s', (_, prepare) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await buildTestApp({
      config: { publicUrl: ORIGIN },
      site: (app, deps) => staticSite(app, { ...deps, site: { web: FILES, admin: FILES } }),
    });
    await prepare(test);
    await beginFixedEntries(test);
    // Older than what a process keeps.
    test.clock.advance(2);
    const { login } = await givenAccount(test, { role: 'administrator' });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { login, password: PASSWORD },
    });
    cookie = [response.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  });
  afterAll(() => test.close());

  it('names it on no page, and on none that a page or the sitemap leads to', async () => {
    const waiting = LANGUAGES.flatMap((language) => [`/?lang=${language}`, `/m/?lang=${language}`]);
    waiting.push(
      '/admin/',
      '/sitemap.xml',
      '/robots.txt',
      '/api/docs',
      '/api/docs/json',
      '/api/fhir/metadata',
      PACKAGES_FILE,
      // Errors: of a page, of a call, of a file.
      '/en/nothing',
      '/en/tests/nothing',
      '/api/nothing',
      '/uploads/nothing',
    );
    for (const language of LANGUAGES) {
      for (const area of ['packages', 'tests', 'news', 'jobs', 'terms', 'privacy', 'accessibility']) {
        waiting.push(`/${HTML_LANG[language].toLowerCase().replace('-hk', '')}/${area}/`);
      }
    }
    const seen = new Set(waiting);
    const answered: string[] = [];
    for (const url of waiting) {
      const { statusCode, body } = await test.app.inject({ url });
      expect([url, found(body)]).toEqual([url, []]);
      if (statusCode === 200) answered.push(url);
      for (const [, path = ''] of body.matchAll(/(?:href="|<loc>)(?:https:\/\/lab\.example)?(\/[^"#<]*)/g)) {
        const next = path.replaceAll('&amp;', '&');
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    expect(answered.length).toBeGreaterThan(30);
  });

  it('offers none of its test packages', async () => {
    const { body } = await test.app.inject({ url: PACKAGES_FILE });
    expect(JSON.parse(body)).toEqual({ groups: [], furtherCodes: [] });
    const page = await test.app.inject({ url: '/en/packages/' });
    expect(page.body).toContain('No test packages have been published yet');
  });

  it('names it in the response of no call', async () => {
    const calls = Object.values(CALLS as Record<string, Call>)
      .flatMap((entry) => ('path' in entry ? [entry] : Object.values(entry as Record<string, Call>)))
      .filter(({ method, path, answerMedia, tag }) => {
        // A picture drawn at random spells any four characters sooner or later.
        const isText = answerMedia !== 'text/event-stream' && tag !== 'captcha';
        return method === 'GET' && !path.includes(':') && isText;
      });
    const answered: string[] = [];
    for (const { path } of calls) {
      for (const language of LANGUAGES) {
        const headers = { cookie, 'accept-language': HTML_LANG[language], 'sec-fetch-site': 'same-origin' };
        const { statusCode, body } = await test.app.inject({ url: `/api${path}`, headers });
        expect([path, found(body)]).toEqual([path, []]);
        if (statusCode === 200) answered.push(path);
      }
    }
    expect(new Set(answered).size).toBeGreaterThan(20);
  });
});

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What the sites are built from. */
const SOURCES = [
  'apps/admin/public',
  'apps/web/public',
  'apps/web/src',
  'apps/admin/src',
  'packages/browser/src',
  'packages/client/src',
  'packages/content/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
];
const IS_SOURCE = /^(?!.*(?:[.]test[.]|[.]stories[.]|[/]testing[/])).*[.](?:tsx?|css|svg|html)$/;

describe('the sources of the sites', () => {
  it.each(SOURCES)('%s names it in the sample alone, which no page imports', async (folder) => {
    const all = await readdir(join(ROOT, folder), { recursive: true });
    const paths = all.filter((path) => IS_SOURCE.test(`/${path}`) && !path.startsWith('sample/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const text = await readFile(join(ROOT, folder, path), 'utf8');
      // The code says so of places where a comment does.
      const words = extname(path).startsWith('.ts') ? text.replace(/^ *(?:\/\/|\/?\*).*$/gm, '') : text;
      expect([path, found(words)]).toEqual([path, []]);
      const imports = [...text.matchAll(/'@phial\/content\/sample\/([^']+)'/g)].map(([, module]) => module);
      expect([path, imports.filter((module) => module !== 'import-templates')]).toEqual([path, []]);
    }
  });
});
