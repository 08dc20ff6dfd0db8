import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/covidqusetion` (the address is spelt so): questions and answers. */
export class CovidQuestions extends SitePage {
  protected readonly screen = 'COVID-19 questions';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.covidqusetion);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/covidqusetion');
    await this.expectOpen();
  }

  /** The questions of one of the two lists, in order. */
  questions(group: 'testingGroup' | 'bookingGroup'): Locator {
    return this.root
      .getByRole('region', { name: this.words.covid[group], exact: true })
      .getByRole('heading', { level: 3 });
  }

  /** What a list that is empty or did not arrive says. */
  message(name: 'none' | 'failed'): Locator {
    return this.root.getByText(this.words.covid[name], { exact: true });
  }

  get tryAgain(): Locator {
    return this.button(this.words.covid.tryAgain);
  }
}
