import type { Locator } from '@playwright/test';
import { sampleNotice } from '../published.ts';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** The booking home (tab `home`). */
export class BookingHome extends SitePage {
  protected readonly screen = 'booking home';

  override get heading(): Locator {
    return this.titled(sampleNotice('booking-home', this.visit.language).title);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/grassrootReserve?index=8');
    await this.expectOpen();
  }

  get warning(): Locator {
    return this.root.getByText(sampleNotice('who-may-book', this.visit.language).text, { exact: true });
  }

  /** The three steps, in order. */
  get steps(): Locator {
    return this.root.getByRole('list').getByRole('heading', { level: 3 });
  }

  /** To the choice of the service. */
  async start(): Promise<void> {
    await this.button(this.words.bookingDesk.home.start).click();
  }

  /** To the search screen. */
  async edit(): Promise<void> {
    await this.button(this.words.bookingDesk.home.edit).click();
  }
}
