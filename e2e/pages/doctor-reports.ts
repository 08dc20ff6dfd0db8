import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../watch/accessibility.ts';

/** The pages on which a doctor finds and reads reports. */
export class DoctorReports {
  readonly #page: Page;
  readonly words: StaffMessages['reports'];

  constructor(page: Page, words: StaffMessages) {
    this.#page = page;
    this.words = words.reports;
  }

  async open(): Promise<void> {
    await this.#page.goto('/admin/doctor/reports');
    await expect(this.heading(this.words.title)).toBeVisible();
    await expect(this.table).toBeVisible();
  }

  heading(name: string | RegExp): Locator {
    return this.#page.getByRole('heading', { level: 1, name });
  }

  get table(): Locator {
    return this.#page.getByRole('table', { name: this.words.list.label });
  }

  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: this.words.filters.search });
  }

  get status(): Locator {
    return this.#page.getByRole('combobox', { name: this.words.filters.status });
  }

  get criticalOnly(): Locator {
    return this.#page.getByRole('checkbox', { name: this.words.filters.critical });
  }

  link(title: string): Locator {
    return this.table.getByRole('link', { name: title });
  }

  /** A result in the report that is open. */
  result(test: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByRole('rowheader', { name: test }) });
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  async expectAccessible(where: string): Promise<void> {
    await expectAccessible(this.#page, where);
  }
}
