import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { samplePackages } from '@phial/content/sample/packages';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { PUBLIC_AREAS, publicPath } from '@phial/domain/public-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/build-test-app.ts';
import { buildSampleApp } from '../../testing/sample-app.ts';
import { HREFLANG } from './head-tags.ts';
import { pageWords } from './page-words.ts';

const ORIGIN = 'https://lab.example';

let test: TestApp;
beforeAll(async () => {
  test = await buildSampleApp({ config: { publicUrl: ORIGIN } });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });

interface Listed {
  readonly loc: string;
  readonly lastmod: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

async function sitemap(): Promise<Listed[]> {
  const { body } = await get('/sitemap.xml');
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, loc = '', lastmod, rest = '']) => ({ loc, lastmod, alternates: alternatesIn(rest) }),
  );
}

describe('the sitemap', () => {
  it('has the home page, every list and every package, in three languages', async () => {
    const listed = new Set((await sitemap()).map(({ loc }) => loc));
    for (const path of ['/', '/?lang=zh', '/?lang=en']) expect(listed).toContain(ORIGIN + path);
    for (const language of LANGUAGES) {
      for (const area of PUBLIC_AREAS) expect(listed).toContain(ORIGIN + publicPath(language, area));
      for (const { component } of samplePackages.pages) {
        expect(listed).toContain(ORIGIN + publicPath(language, 'packages', component));
      }
      for (const id of ['1', '2', '3']) expect(listed).toContain(ORIGIN + publicPath(language, 'news', id));
      for (const id of ['1', '2', '3', '4'])
        expect(listed).toContain(ORIGIN + publicPath(language, 'jobs', id));
    }
  });

  it('names the other languages of each page, and a day only where it is known', async () => {
    const listed = await sitemap();
    const byLoc = new Map(listed.map((one) => [one.loc, one]));
    expect(byLoc.size).toBe(listed.length);
    for (const { loc, alternates } of listed) {
      expect(Object.keys(alternates)).toEqual(['zh-Hant', 'zh-Hans', 'en', 'x-default']);
      expect(Object.values(alternates)).toContain(loc);
      for (const other of Object.values(alternates)) {
        expect(byLoc.get(other)?.alternates).toEqual(alternates);
      }
    }
    const dated = listed.filter(({ lastmod }) => lastmod !== undefined);
    expect(dated.every(({ loc }) => /\/news\/\d$/.test(loc))).toBe(true);
    expect(dated.map(({ lastmod }) => lastmod)).toContain('2023-02-18');
  });

  it('lists pages with one heading, language, title, description and addresses', async () => {
    const listed = (await sitemap()).filter(({ loc }) => /\/(?:packages|tests|news|jobs)\//.test(loc));
    expect(listed.length).toBeGreaterThan(3 * 300);
    const titles = new Map<string, string>();
    for (const { loc, alternates } of listed) {
      const language = languageOf(loc);
      const { statusCode, body } = await get(loc.slice(ORIGIN.length));
      const head = headOf(body);
      expect({ loc, statusCode, ...head }).toMatchObject({
        loc,
        statusCode: 200,
        lang: HTML_LANG[language],
        headings: 1,
        robots: 'noindex',
        canonical: loc,
        url: loc,
        alternates,
      });
      expect(head.description).toMatch(/^.{5,160}$/);
      expect(body).toContain(`href="/?lang=${language}#/`);
      expect(body).toContain(pageWords(language).shell.footer.sample(SAMPLE_LABORATORY.name[language]));
      expect(body.replace(/<script type="application\/ld\+json">/, '')).not.toMatch(
        /<script|\son\w+=|style=|HK\$|價錢|收費|undefined|\[object/,
      );
      titles.set(loc, head.title);
    }
    const areasAndTitles = [...titles].map(([loc, title]) => loc.replace(/[^/]*$/, '') + title);
    const twice = areasAndTitles.filter((one, index) => areasAndTitles.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });
});

/** Of a thousand pages by pattern: a parser would take a minute. */
function headOf(page: string) {
  const one = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
  return {
    lang: one(/^<!doctype html>\s<html lang="([^"]+)"/),
    title: one(/<title>([^<]+)</),
    description: one(/<meta name="description" content="([^"]+)"/).replaceAll(/&#?\w+;/g, '?'),
    robots: one(/<meta name="robots" content="([^"]+)"/),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    url: one(/<meta property="og:url" content="([^"]+)"/),
    alternates: alternatesIn(page),
    headings: page.match(/<h1/g)?.length,
  };
}

function alternatesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]),
  );
}

function languageOf(address: string): Language {
  return LANGUAGES.find((one) => address.includes(`/${HREFLANG[one].toLowerCase()}/`)) ?? 'tw';
}
