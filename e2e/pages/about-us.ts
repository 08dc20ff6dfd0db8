import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/AboutUs`: who the laboratory is, and its history. */
export class AboutUs extends SitePage {
  protected readonly screen = 'about us';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.aboutUs);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/AboutUs?index=2-1');
    await this.expectOpen();
  }

  /** The years of the history with what happened, in order. */
  get milestones(): Locator {
    return this.root
      .getByRole('region', { name: this.words.company.about.timeline, exact: true })
      .getByRole('listitem');
  }

  get years(): Locator {
    return this.milestones.getByRole('time');
  }
}
