import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/recruitmentDetail`: one vacancy. */
export class JobPage extends SitePage {
  protected readonly screen = 'vacancy';

  override get heading(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  /** Goes to a vacancy, by its `recruimentId`. */
  async goto(id: string): Promise<void> {
    await openSite(this.page, `/#/recruitmentDetail?index=7&id=${id}`);
  }

  /** A vacancy as the call describes it, or as its own page does. */
  get article(): Locator {
    return this.root.getByRole('article');
  }

  get back(): Locator {
    return this.root.getByRole('link', { name: this.words.company.jobs.back, exact: true });
  }
}
