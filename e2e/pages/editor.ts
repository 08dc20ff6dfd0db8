import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { STAFF_WORDS } from '../words.ts';
import { openSite } from './open-site.ts';

/** The pages of the staff site on which what visitors read is edited. */
export class Editor {
  readonly page: Page;
  /** Of the staff site. */
  readonly language: Language;
  readonly words: StaffMessages;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.words = STAFF_WORDS[language];
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/admin${path}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens the first thing of a list. */
  async openFirst(path: string): Promise<void> {
    await this.open(path);
    await this.page.getByRole('table').getByRole('link').first().click();
    await expect(this.preview).toBeVisible();
  }

  /** The controls of a field of several. */
  group(field: string): Locator {
    return this.page.getByRole('group', { name: field, exact: true });
  }

  /** The control of a text, in the language of the staff site unless another is asked for. */
  text(field: string, language = this.language): Locator {
    const name = this.words.editing.languages[language];
    return this.group(field).getByRole('textbox', { name, exact: true });
  }

  /** Fills a text in, in all languages: `words` with the code of each. */
  async fillAll(field: string, words: (language: Language) => string): Promise<void> {
    for (const language of LANGUAGES) await this.text(field, language).fill(words(language));
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: this.words.editing.preview.title });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async saveDraft(): Promise<void> {
    await this.#dismissNotices();
    await this.button(this.words.editing.editor.saveDraft).click();
    await this.#told(this.words.editing.editor.draftSaved);
  }

  async publish(): Promise<void> {
    await this.#dismissNotices();
    await this.button(this.words.editing.editor.publish).click();
    await this.#told(this.words.editing.editor.published);
  }

  /** Saves a thing without drafts. */
  async save(): Promise<void> {
    await this.#dismissNotices();
    await this.button(this.words.editing.editor.save).click();
    await this.#told(this.words.editing.editor.saved);
  }

  async withdraw(): Promise<void> {
    await this.#dismissNotices();
    const { withdraw, withdrawn } = this.words.editing.editor;
    await this.button(withdraw).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: withdraw, exact: true }).click();
    await this.#told(withdrawn);
  }

  /** A page of the website, in another window. */
  async website(address: string): Promise<Page> {
    const website = await this.page.context().newPage();
    await openSite(website, `/#${address}`);
    return website;
  }

  /** What an earlier act was told must not be taken for the answer to the next one. */
  async #dismissNotices(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: this.words.shell.notices.dismiss, exact: true });
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(dismiss).toHaveCount(0);
  }

  async #told(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }
}
