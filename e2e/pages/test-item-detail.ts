import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/testItemDetail`: one test. */
export class TestItemDetail extends SitePage {
  protected readonly screen = 'test item';

  override get heading(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  /** Not the page it was opened from, which has a heading, too. */
  protected override get root(): Locator {
    return super.root.and(this.page.locator('[data-page="/testItemDetail"]'));
  }

  /** Goes to a test, by the `id` of its address. */
  async goto(id: string): Promise<void> {
    await openSite(this.page, `/#/testItemDetail?index=4-1&id=${id}`);
  }

  get back(): Locator {
    return this.root.getByRole('link', { name: this.words.catalogue.detail.back, exact: true });
  }

  section(name: 'specimen' | 'turnaround' | 'preparation' | 'reference'): Locator {
    return this.root.getByRole('region', { name: this.words.catalogue.detail[name], exact: true });
  }

  /** Stands in a section where nothing is known. */
  enquire(section: Locator): Locator {
    return section.getByRole('link', { name: this.words.catalogue.detail.enquire, exact: true });
  }

  /** The tests of a group; a single test has none. */
  get children(): Locator {
    return this.root
      .getByRole('table', { name: this.words.catalogue.detail.children, exact: true })
      .locator('tbody')
      .getByRole('row');
  }

  /** The packages that include the test; each opens its page. */
  get packages(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.detail.packages, exact: true })
      .getByRole('link');
  }
}
