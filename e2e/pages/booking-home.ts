import type { Locator } from '@playwright/test';
import { SitePage } from './site-page.ts';

/** The booking home (tab `home`). */
export class BookingHome extends SitePage {
  protected readonly screen = 'booking home';

  override get heading(): Locator {
    return this.titled(this.words.bookingDesk.home.title);
  }

  async open(): Promise<void> {
    await this.page.goto('/#/grassrootReserve?index=8');
    await this.expectOpen();
  }

  get warning(): Locator {
    return this.root.getByText(this.words.bookingDesk.home.warning, { exact: true });
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
