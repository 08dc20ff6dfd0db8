import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/recruitment`: a card for each vacancy. */
export class JobList extends SitePage {
  protected readonly screen = 'vacancies';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.recruitment);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/recruitment?index=7');
    await expect(this.cards.first()).toBeVisible();
    await this.expectOpen();
  }

  get cards(): Locator {
    return this.root.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
