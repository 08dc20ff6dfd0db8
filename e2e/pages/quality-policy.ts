import type { LocalText } from '@phial/domain/language';
import type { Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/ensure`: the quality policy, the accreditation and its certificates. */
export class QualityPolicy extends SitePage {
  protected readonly screen = 'quality policy';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.ensure);
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/ensure?index=2-2');
    await this.expectOpen();
  }

  /** The words beside the page's own heading. */
  accreditation(number: string): Locator {
    return this.root.getByText(number, { exact: true });
  }

  /** The button that enlarges a certificate. */
  certificate({ title }: { title: LocalText }): Locator {
    return this.root.getByRole('button', { name: title[this.visit.language] });
  }

  /** An enlarged certificate. */
  enlarged({ title }: { title: LocalText }): Locator {
    return this.page.getByRole('dialog', { name: title[this.visit.language], exact: true });
  }

  async close(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: this.words.company.ensure.close, exact: true }).click();
  }

  /** To the accreditation body. */
  get scopeLink(): Locator {
    return this.root.getByRole('link', { name: this.words.company.ensure.scopeLink });
  }
}
