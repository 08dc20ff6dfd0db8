import type { Messages } from '@phial/content/messages/messages';
import type { Language } from '@phial/domain/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../watch/accessibility.ts';

/** A browser page with the language it is read in. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly words: Messages;
  /** The mobile edition, with a touch screen. */
  readonly isMobile: boolean;
}

/**
 * A screen of the site. Its parts are found by role and by the site's own words,
 * so that the same test reads in three languages; only within the page on
 * screen, as hidden ones stay in the document.
 */
export abstract class SitePage {
  protected readonly visit: Visit;

  constructor(visit: Visit) {
    this.visit = visit;
  }

  /** What is there only while the screen shows. */
  abstract get heading(): Locator;

  /** Names the screen in failures. */
  protected abstract readonly screen: string;

  /** The page on screen. */
  protected get root(): Locator {
    return this.visit.page.locator('main [data-page]').filter({ visible: true });
  }

  protected get page(): Page {
    return this.visit.page;
  }

  protected get words(): Messages {
    return this.visit.words;
  }

  /** The heading of the screen: the page's only one of the first level. */
  protected titled(title: string): Locator {
    return this.root.getByRole('heading', { level: 1, name: title, exact: true });
  }

  protected button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** Waits until the screen shows, and looks for breaches of WCAG 2.2 AA. */
  async expectOpen(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.expectAccessible();
  }

  /** @param state what the screen is in the middle of, for the failure */
  async expectAccessible(state = 'as it opens'): Promise<void> {
    await expectAccessible(this.page, `${this.screen}, ${state}, ${this.visit.language}`);
  }
}
