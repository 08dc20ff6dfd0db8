import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

type Fact = 'address' | 'hours' | 'phone' | 'fax' | 'salesEmail' | 'supportEmail';

/** `/contactUs`: a tab for each office and branch. */
export class Contact extends SitePage {
  protected readonly screen = 'contact';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.contactUs);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/contactUs?index=6-1');
    await this.expectOpen();
  }

  get tabs(): Locator {
    return this.root
      .getByRole('tablist', { name: this.words.company.contact.branches, exact: true })
      .getByRole('tab');
  }

  tab(name: string): Locator {
    return this.tabs.and(this.page.getByRole('tab', { name, exact: true }));
  }

  /** What the chosen tab shows. */
  get panel(): Locator {
    return this.root.getByRole('tabpanel');
  }

  fact(name: Fact): Locator {
    const { company } = this.words;
    const term = { ...company, ...company.contact }[name];
    return this.panel
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(term, { exact: true }) })
      .getByRole('definition');
  }

  get mapLink(): Locator {
    return this.panel.getByRole('link', { name: this.words.company.map });
  }

  /** That tab alone is chosen, and the panel below is its own. */
  async expectChosen(name: string): Promise<void> {
    await expect(this.tabs.and(this.page.locator('[aria-selected="true"]'))).toHaveText([name]);
    await expect(this.panel).toHaveAccessibleName(name);
    await expect(this.panel.getByRole('heading', { name, exact: true })).toBeVisible();
  }
}
