import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Editor } from './editor.ts';

/** The reminders on the page of a service. */
export class RemindersForm {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get group(): Locator {
    return this.#editor.group(this.#editor.words.editingFields.labels.reminders);
  }

  get rows(): Locator {
    return this.group.getByRole('listitem');
  }

  get #words() {
    return this.#editor.words.editing.reminders;
  }

  /** From the last to the first. */
  async removeAll(): Promise<void> {
    await expect(this.group).toBeVisible();
    for (let number = await this.rows.count(); number > 0; number--) {
      await this.#editor.button(this.#words.remove(number)).press('Enter');
    }
    await expect(this.group.getByText(this.#words.none, { exact: true })).toBeVisible();
  }

  /** By keyboard, with the button below the list. */
  async add(amount: string, unit: 'days' | 'hours', by: 'any' | 'text'): Promise<void> {
    const number = await this.rows.count();
    await this.#editor.button(this.#words.add).press('Enter');
    const row = this.rows.nth(number);
    await row.getByRole('textbox').fill(amount);
    await row.getByRole('combobox', { name: this.#words.unit }).selectOption(unit);
    await row.getByRole('combobox', { name: this.#words.by }).selectOption(by);
  }

  /** As `2 days any`. */
  async shown(): Promise<string[]> {
    const rows = await this.rows.all();
    return Promise.all(
      rows.map(async (row) => {
        const selects = await row.getByRole('combobox').all();
        const values = await Promise.all(
          [row.getByRole('textbox'), ...selects].map((one) => one.inputValue()),
        );
        return values.join(' ');
      }),
    );
  }
}

/** The quiet hours on the page of the messages. */
export class QuietHoursForm {
  readonly #page: Page;
  readonly #editor: Editor;

  constructor(page: Page, editor: Editor) {
    this.#page = page;
    this.#editor = editor;
  }

  get words() {
    return this.#editor.words.schedule.messages.quietHours;
  }

  end(end: 'from' | 'until'): Locator {
    return this.#page.getByRole('textbox', { name: this.words[end], exact: true });
  }

  async save(from: string, until: string): Promise<void> {
    await this.end('from').fill(from);
    await this.end('until').fill(until);
    await this.end('until').press('Enter');
  }
}
