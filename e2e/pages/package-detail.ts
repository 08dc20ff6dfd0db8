import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/packageItemDetail`: one package. */
export class PackageDetail extends SitePage {
  protected readonly screen = 'package';

  override get heading(): Locator {
    return this.root.getByRole('heading', { level: 1 });
  }

  /** Goes to a package, by the `component` of its address. */
  async goto(component: string): Promise<void> {
    await openSite(this.page, `/#/packageItemDetail?index=4-1&component=${component}`);
  }

  get back(): Locator {
    return this.root.getByRole('link', { name: this.words.packages.detail.back });
  }

  section(name: 'testCode' | 'specimen' | 'turnaround' | 'testItems' | 'fasting'): Locator {
    return this.root.getByRole('region', { name: this.words.packages.detail[name], exact: true });
  }

  /** Test items that have a page of their own. */
  get testLinks(): Locator {
    return this.section('testItems').locator('a[href*="#/testItemDetail?"]');
  }

  /** The item that leads to a test, by the address of its page. */
  linkTo(test: string): Locator {
    return this.section('testItems').locator(`a[href="${new URL(test).hash}"]`);
  }

  /** Headed with the Chinese word in every language. */
  get remarks(): Locator {
    return this.root.getByRole('region', { name: /備註|备注/ });
  }
}
