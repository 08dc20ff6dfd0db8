import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/packageItem`: all packages by group, and the codes without a page. */
export class PackageList extends SitePage {
  protected readonly screen = 'package list';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.packageItem);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/packageItem?index=4-1');
    await this.expectOpen();
  }

  get filter(): Locator {
    return this.root.getByRole('searchbox', { name: this.words.packages.list.filter });
  }

  /** The packages listed; each opens its page. */
  get packages(): Locator {
    return this.root.locator('a[href*="#/packageItemDetail?"]');
  }

  /** The `component` of every package listed, in order. */
  async components(): Promise<string[]> {
    const addresses = await this.packages.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash),
    );
    return addresses.map((hash) => new URLSearchParams(hash.slice(hash.indexOf('?'))).get('component') ?? '');
  }

  /** The codes whose details come on request; none of them is a link. */
  get furtherCodes(): Locator {
    return this.root
      .getByRole('region', { name: this.words.packages.list.furtherCodes })
      .getByRole('listitem');
  }

  async expectShown(shown: number, total: number): Promise<void> {
    await expect(this.root.getByText(this.words.packages.list.shown(shown, total))).toBeVisible();
  }
}
