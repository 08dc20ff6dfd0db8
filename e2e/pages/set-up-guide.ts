import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { ImportKindName } from '@phial/contract/imports/import';
import type { SetUpStepName } from '@phial/contract/staff/set-up';
import { expect, type Locator, type Page } from '@playwright/test';

/** The guide from an empty database to a laboratory that is open for booking. */
export class SetUpGuide {
  readonly words: StaffMessages['setUp'];
  readonly #page: Page;
  readonly #imports: StaffMessages['imports'];

  constructor(page: Page, { setUp, imports }: StaffMessages) {
    this.#page = page;
    this.words = setUp;
    this.#imports = imports;
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.words.begin, exact: true });
  }

  /** Goes to the page on which a step is entered by hand. */
  async enterByHand(step: SetUpStepName): Promise<void> {
    const name = this.words.byHandOf(this.words.steps[step].title);
    await this.#page.getByRole('link', { name, exact: true }).click();
  }

  /** Goes to the import of a kind of sheet. */
  async importOf(kind: ImportKindName): Promise<void> {
    const name = this.words.importOf(this.#imports.kinds[kind].name);
    await this.#page.getByRole('link', { name, exact: true }).click();
  }

  /** Returns from a page that a step has led to. */
  async back(): Promise<void> {
    await this.#page.getByRole('link', { name: this.words.back }).click();
    await expect(this.heading).toBeVisible();
  }

  /** A step with what it lacks. */
  step(step: SetUpStepName): Locator {
    const title = this.#page.getByRole('heading', {
      level: 2,
      name: this.words.steps[step].title,
      exact: true,
    });
    return this.#page.getByRole('listitem').filter({ has: title });
  }

  get open(): Locator {
    return this.#page.getByRole('button', { name: this.words.opening.openIt, exact: true });
  }

  /** What is essential and missing, once {@link open} was pressed. */
  get missing(): Locator {
    return this.#page.getByRole('group', { name: this.words.opening.missing });
  }

  async openForBooking(): Promise<void> {
    await this.open.click();
    await expect(this.#page.getByText(this.words.opening.open, { exact: true })).toBeVisible();
  }
}
