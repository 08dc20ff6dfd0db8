import { publicPages as en } from '@phial/content/messages/en/public-pages';
import { publicPages as tw } from '@phial/content/messages/tw/public-pages';
import { publicPages as zh } from '@phial/content/messages/zh/public-pages';
import type { Language } from '@phial/domain/language';
import { expect, type Locator } from '@playwright/test';
import { SitePage } from './site-page.ts';

type Area = keyof typeof en.areas;

const WORDS = { tw, zh, en };
const FOLDER: Readonly<Record<Language, string>> = { tw: 'zh-hant', zh: 'zh-hans', en: 'en' };

/** A page at a plain address, which the server makes for search engines and for readers without scripts. */
export class PlainPage extends SitePage {
  protected readonly screen = 'plain page';

  override get heading(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  protected override get root(): Locator {
    return this.page.getByRole('main');
  }

  /** The address of a thing in a language, of the list of its area without `id`. */
  address(area: Area, id = '', language = this.visit.language): string {
    return `/${FOLDER[language]}/${area}/${id}`;
  }

  async goto(area: Area, id?: string): Promise<void> {
    const response = await this.page.goto(this.address(area, id));
    expect([response?.url(), response?.status()]).toEqual([response?.url(), 200]);
  }

  /** The heading where an address names nothing. */
  get notFound(): Locator {
    return this.titled(this.own.notFound);
  }

  /** What its list calls an area. */
  areaName(area: Area): string {
    return this.own.areas[area];
  }

  /** Leads to the same thing on the site itself. */
  get onward(): Locator {
    return this.root.getByRole('link', { name: this.own.openHere, exact: true });
  }

  /** Leads to the same page in another language. */
  inLanguage(language: Language): Locator {
    return this.page
      .getByRole('navigation', { name: this.own.languages, exact: true })
      .locator(`a[href^="/${FOLDER[language]}/"]`);
  }

  private get own() {
    return WORDS[this.visit.language];
  }
}
