import { expect, type Locator } from '@playwright/test';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** `/testItem`: the search for tests, and the packages by group. */
export class TestItemSearch extends SitePage {
  protected readonly screen = 'test item search';

  override get heading(): Locator {
    return this.titled(this.words.catalogue.search.title);
  }

  /** Opens the search and waits for its three lists. */
  async open(): Promise<void> {
    await openSite(this.page, '/#/testItem?index=4-1');
    await this.expectLoaded();
    await this.expectOpen();
  }

  async expectLoaded(): Promise<void> {
    for (const first of [this.rows.first(), this.subjects.first(), this.groups.first()]) {
      await expect(first).toBeVisible();
    }
  }

  get box(): Locator {
    return this.root.getByRole('textbox', { name: this.words.catalogue.search.label, exact: true });
  }

  get searchButton(): Locator {
    return this.button(this.words.catalogue.search.button);
  }

  /** Types a text and presses the search button. */
  async search(text: string): Promise<void> {
    await this.box.fill(text);
    await this.searchButton.click();
  }

  get letters(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.search.letters, exact: true })
      .getByRole('button');
  }

  letter(letter: string): Locator {
    return this.letters.filter({ hasText: new RegExp(`^${letter}$`) });
  }

  get subjects(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.search.subjects, exact: true })
      .getByRole('button');
  }

  /** The card of a subject, by its label in the language of the visit. */
  subject(label: string): Locator {
    return this.subjects.filter({ has: this.page.getByText(label) });
  }

  get table(): Locator {
    return this.root.getByRole('table', { name: this.words.catalogue.results.title, exact: true });
  }

  get columns(): Locator {
    return this.table.getByRole('columnheader');
  }

  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  /** The English names shown, each the link to its test. */
  get names(): Locator {
    return this.rows.getByRole('link');
  }

  row(nameEng: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: nameEng, exact: true }) });
  }

  /** Presses a row beside its link: at the end of the Chinese name. */
  async openRow(nameEng: string): Promise<void> {
    const row = this.row(nameEng);
    const { width = 0 } = (await row.boundingBox()) ?? {};
    await row.click({ position: { x: width - 8, y: 8 } });
  }

  /** What a row says of the other word that found it. */
  foundAs(nameEng: string, word: string): Locator {
    return this.row(nameEng).getByText(this.words.catalogue.results.alsoFoundAs(word), { exact: true });
  }

  /** What was typed, in the names of a row. */
  marks(nameEng: string): Locator {
    return this.row(nameEng).locator('mark');
  }

  get pager(): Locator {
    return this.root.getByRole('navigation', { name: this.words.catalogue.pages.label, exact: true });
  }

  get sizes(): Locator {
    return this.pager.getByRole('combobox', { name: this.words.catalogue.pages.sizes });
  }

  get jumper(): Locator {
    return this.pager.getByRole('textbox', { name: this.words.catalogue.pages.goTo });
  }

  pageButton(page: number): Locator {
    return this.pager.getByRole('button', { name: this.words.catalogue.pages.page(page), exact: true });
  }

  get next(): Locator {
    return this.pager.getByRole('button', { name: this.words.catalogue.pages.next, exact: true });
  }

  get previous(): Locator {
    return this.pager.getByRole('button', { name: this.words.catalogue.pages.previous, exact: true });
  }

  async expectPage(page: number): Promise<void> {
    await expect(this.pageButton(page)).toHaveAttribute('aria-current', 'page');
  }

  async expectTotal(total: number): Promise<void> {
    await expect(this.pager).toContainText(this.words.catalogue.pages.total(total));
  }

  /** @param typed what nothing was found for; a letter or a subject without it */
  nothingFound(typed?: string): Locator {
    const { none, noneFor } = this.words.catalogue.results;
    return this.root.getByText(typed === undefined ? none : noneFor(typed), { exact: true });
  }

  get showAll(): Locator {
    return this.button(this.words.catalogue.results.showAll);
  }

  get notes(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.notes.title, exact: true })
      .getByRole('listitem');
  }

  /** Packages that the text finds beside the tests. */
  get foundPackages(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.packages.found, exact: true })
      .getByRole('listitem');
  }

  /** The groups of packages, each a part that opens and closes. */
  get groups(): Locator {
    return this.root
      .getByRole('region', { name: this.words.catalogue.packages.title, exact: true })
      .locator('details');
  }

  /** What opens and closes a group. */
  groupTitle(group: Locator): Locator {
    return group.locator('summary');
  }
}
