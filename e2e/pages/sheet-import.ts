import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sheet } from '../arrange/laboratory-by-import/sheets.ts';

/** The page that brings spreadsheets in. */
export class SheetImport {
  readonly words: StaffMessages['imports'];
  readonly #page: Page;

  constructor(page: Page, { imports }: StaffMessages) {
    this.#page = page;
    this.words = imports;
  }

  /** Chooses a file for the kind that the page shows, and looks at what it would change. */
  async preview({ kind, name, bytes }: Pick<Sheet, 'kind' | 'name' | 'bytes'>): Promise<void> {
    await expect(this.#page.getByLabel(this.words.kind, { exact: true })).toHaveValue(kind);
    const choosing = this.#page.waitForEvent('filechooser');
    await this.#page.getByLabel(this.words.file, { exact: true }).click();
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: bytes });
    await this.#page.getByRole('button', { name: this.words.preview, exact: true }).click();
    const { previewTitle, problemsTitle } = this.words;
    const outcome = this.#page
      .getByRole('heading', { level: 2, name: previewTitle(name), exact: true })
      .or(this.#page.getByRole('heading', { level: 2, name: problemsTitle(1), exact: true }));
    await expect(outcome).toBeVisible();
  }

  /** Agrees to a preview that adds so many things and changes nothing else. */
  async run(added: number): Promise<void> {
    await this.#page.getByRole('button', { name: this.words.import(added), exact: true }).click();
    await expect(this.#page.getByText(this.words.done(added, 0, 0))).toBeVisible();
  }

  /** The dialog with the first passwords of imported accounts. */
  get passwords(): Locator {
    return this.#page.getByRole('dialog', { name: this.words.passwords.title });
  }

  /** Reads the first password of an account off the dialog. */
  async passwordOf(login: string): Promise<string> {
    return this.passwords.getByRole('row', { name: login }).locator('code').innerText();
  }

  async putPasswordsAway(): Promise<void> {
    await this.passwords.getByRole('button', { name: this.words.passwords.kept, exact: true }).click();
    await expect(this.passwords).toHaveCount(0);
  }
}
