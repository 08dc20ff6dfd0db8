import type { CollectionCentre } from '@phial/contract/content/content';
import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/bloodcenter`: a card for each collection centre. */
export class CollectionCentres extends SitePage {
  protected readonly screen = 'collection centres';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.bloodcenter);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/bloodcenter?index=6-2');
    await this.expectOpen();
  }

  override async expectOpen(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
    await super.expectOpen();
  }

  get names(): Locator {
    return this.root.getByRole('heading', { level: 2 });
  }

  get cards(): Locator {
    return this.root.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  card(centre: CollectionCentre): Locator {
    const name = centre[`${this.visit.language}Name`];
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  mapLink(centre: CollectionCentre): Locator {
    return this.card(centre).getByRole('link', { name: this.words.company.map });
  }

  /** The cards that say this of being open or closed. */
  saying(state: string): Locator {
    return this.cards.filter({ has: this.page.getByText(state, { exact: true }) });
  }

  get failed(): Locator {
    return this.root.getByText(this.words.company.centres.failed, { exact: true });
  }

  get tryAgain(): Locator {
    return this.button(this.words.company.tryAgain);
  }
}
