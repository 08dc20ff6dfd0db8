import { SAMPLE_NAMES, sampleNamesIn } from '@phial/content/testing/sample-names';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { PUBLIC_AREAS, publicPath } from '@phial/domain/public-address';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ROUTES, type SiteRoute } from '../arrange/site-map.ts';
import { openSite } from '../pages/open-site.ts';
import { CallsUnderWay } from './calls-under-way.ts';
import { readPdf } from './pdf-reader.ts';

/** What a visitor's browser and search engines ask for by name. */
const FILES = ['/', '/m/', '/admin/', '/robots.txt', '/sitemap.xml', '/api/docs', '/api/fhir/metadata'];

/** Walks through a laboratory that has nothing to do with the sample, and fails where anything still names it. */
export class SampleNames {
  readonly #page: Page;
  readonly #calls: CallsUnderWay;

  constructor(page: Page) {
    this.#page = page;
    this.#calls = new CallsUnderWay(page);
  }

  /** Every page of the website, with what is hidden on it. @param testItem one that the catalogue has */
  async expectNoneOnWebsite(language: Language, testItem: string): Promise<void> {
    await this.#chooseLanguage(language);
    // The catalogue comes last: its pages have thousands of elements, which the site keeps, hidden.
    for (const { path, address } of ROUTES.toSorted(byWeight)) {
      await openSite(this.#page, `/#${address.replace('bio-lft', testItem)}`);
      const shown = this.#page.locator(`main [data-page="${path}"]`).filter({ visible: true });
      await shown.getByRole('heading', { level: 1 }).waitFor();
      await this.#expectNoneOnPage(`${path} in ${language}`);
    }
  }

  /** Every page of the staff and doctor site that the navigation of the account names. @returns how many */
  async expectNoneForStaff(language: Language, menu: string): Promise<number> {
    await this.#chooseLanguage(language);
    await this.#page.goto('/admin/');
    const links = this.#page.getByRole('navigation', { name: menu }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const pages = await links.evaluateAll((all) =>
      all.map((link) => ({ path: link.getAttribute('href') ?? '', title: link.textContent.trim() })),
    );
    for (const { path, title } of pages) {
      // As the browser's own Back does it: the site is not loaded anew.
      await this.#page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await this.#page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await this.#expectNoneOnPage(`${path} in ${language}`);
    }
    return pages.length;
  }

  /** The plain pages, with every page that they lead to, and what programs read. @returns how many */
  async expectNoneForSearchEngines(request: APIRequestContext): Promise<number> {
    const lists = LANGUAGES.flatMap((language) => PUBLIC_AREAS.map((area) => publicPath(language, area)));
    const waiting = [...FILES, ...LANGUAGES.map((language) => `/?lang=${language}`), ...lists];
    const seen = new Set(waiting);
    let read = 0;
    for (const path of waiting) {
      const response = await request.get(path, { headers: { 'accept-language': HTML_LANG.tw } });
      const body = await response.text();
      expectNone(body, path);
      if (response.ok()) read += 1;
      for (const [, next = ''] of body.matchAll(
        /(?:href="|<loc>)(?:https?:\/\/127\.0\.0\.1:\d+)?(\/[^"#<]*)/g,
      )) {
        const address = next.replaceAll('&amp;', '&');
        if (!seen.has(address)) waiting.push(address);
        seen.add(address);
      }
    }
    return read;
  }

  /** A paper. @returns its words */
  async expectNoneOnPaper(bytes: Uint8Array, where: string): Promise<string> {
    const { text } = await readPdf(bytes);
    expectNone(text, where);
    return text;
  }

  /** By the address, which no longer says so once the site has stored it. */
  async #chooseLanguage(language: Language): Promise<void> {
    await openSite(this.#page, `/?lang=${language}`);
    await expect(this.#page).not.toHaveURL(/lang=/);
  }

  async #expectNoneOnPage(where: string): Promise<void> {
    await this.#calls.expectNone();
    // In the page, which is large, and without the pages that it keeps: they have been on screen themselves.
    const found = await this.#page.evaluate((names) => {
      const parts = [document.head, ...document.querySelectorAll('body > *')].flatMap((part) => {
        const pages = [...part.querySelectorAll('main [data-page]')];
        // The frame of the website around its pages, which are never one in another.
        return pages.length === 0
          ? [part]
          : [
              ...part.querySelectorAll('header, footer, nav'),
              ...pages.filter((one) => one.checkVisibility()),
            ];
      });
      const html = parts.map((part) => part.outerHTML).join('');
      return names.filter((name) => html.includes(name));
    }, SAMPLE_NAMES);
    expect(found, `names of the sample in ${where}`).toEqual([]);
  }
}

function byWeight(a: SiteRoute, b: SiteRoute): number {
  return Number(a.bilingual ?? false) - Number(b.bilingual ?? false);
}

function expectNone(text: string, where: string): void {
  expect(sampleNamesIn(text), `names of the sample in ${where}`).toEqual([]);
}
