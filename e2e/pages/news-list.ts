import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/news`: a card for each article. */
export class NewsList extends SitePage {
  protected readonly screen = 'news';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.news);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/news?index=5');
    await this.expectOpen();
  }

  get cards(): Locator {
    return this.root.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }
}
