import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../watch/accessibility.ts';

/** The pages on which a doctor writes, places and finds orders. */
export class DoctorOrders {
  readonly #page: Page;
  readonly words: StaffMessages['orders'];
  readonly setWords: StaffMessages['orderSets'];

  constructor(page: Page, words: StaffMessages) {
    this.#page = page;
    this.words = words.orders;
    this.setWords = words.orderSets;
  }

  async open(path: 'home' | 'orders' | 'orders/new'): Promise<void> {
    const title = {
      home: this.words.homeTitle,
      orders: this.words.listTitle,
      'orders/new': this.words.newTitle,
    };
    await this.#page.goto(`/admin/doctor/${path}`);
    await expect(this.heading(title[path])).toBeVisible();
  }

  heading(name: string | RegExp): Locator {
    return this.#page.getByRole('heading', { level: 1, name });
  }

  get patientBox(): Locator {
    return this.#page.getByRole('combobox', { name: this.words.patient.find });
  }

  get itemBox(): Locator {
    return this.#page.getByRole('combobox', { name: this.words.items.find });
  }

  get chosen(): Locator {
    return this.#page.getByRole('list', { name: this.words.items.chosen });
  }

  get favourites(): Locator {
    return this.#page.getByRole('region', { name: this.setWords.favourites.title, exact: true });
  }

  /** The star beside a package or test. */
  star(name: string): Locator {
    return this.button(this.setWords.favourites.mark(name));
  }

  get sets(): Locator {
    return this.#page.getByRole('region', { name: this.setWords.title, exact: true });
  }

  get setName(): Locator {
    return this.field(this.setWords.name);
  }

  get requirements(): Locator {
    return this.#page.getByRole('region', { name: this.words.requirements.title });
  }

  get notes(): Locator {
    return this.#page.getByRole('textbox', { name: this.words.notes.title });
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  field(name: string | RegExp): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  get noteLink(): Locator {
    return this.#page.getByRole('link', { name: this.words.actions.print });
  }

  async expectAccessible(where: string): Promise<void> {
    await expectAccessible(this.#page, where);
  }
}
