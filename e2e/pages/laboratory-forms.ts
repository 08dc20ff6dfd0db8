import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Laboratory } from '../arrange/laboratory-by-import/laboratory.ts';
import { Editor } from './editor.ts';
import type { SetUpGuide } from './set-up-guide.ts';

/** The steps of the guide that no spreadsheet fills: the laboratory itself, and its legal texts. */
export class LaboratoryForms {
  readonly #page: Page;
  readonly #guide: SetUpGuide;
  readonly #editor: Editor;
  readonly #words: StaffMessages;

  constructor(page: Page, guide: SetUpGuide) {
    this.#page = page;
    this.#guide = guide;
    this.#editor = new Editor(page, 'en');
    this.#words = this.#editor.words;
  }

  async enterLaboratory(laboratory: Laboratory): Promise<void> {
    const { labels } = this.#words.editingFields;
    await this.#guide.enterByHand('laboratory');
    await this.#editor.fillAll(labels.name, (language) => laboratory.name[language]);
    await this.#editor.fillAll(labels.shortName, (language) => laboratory.shortName[language]);
    await this.#editor.fillAll(labels.headOffice, (language) => laboratory.address[language]);
    await this.#editor.fillAll(labels.hours, (language) => laboratory.hours[language]);
    for (const label of [labels.phone, labels.hotline]) await this.#field(label).fill(laboratory.phone);
    for (const label of [labels.salesEmail, labels.supportEmail, labels.privacyEmail]) {
      await this.#field(label).fill(laboratory.email);
    }
    await this.#field(labels.headerColour).fill(laboratory.headerColour);
    await this.#field(labels.actionColour).fill(laboratory.actionColour);
    await this.#editor.publish();
    await this.#guide.back();
  }

  /** Publishes the drafts of the legal texts as they are. */
  async publishLegalTexts(): Promise<void> {
    const { fixedEntries } = this.#words.editing;
    for (const id of FIXED_ENTRIES['legal-text']) {
      await this.#guide.enterByHand('legal-texts');
      await this.#page.getByRole('link', { name: fixedEntries[id], exact: true }).click();
      const title = this.#page.getByRole('heading', { level: 1, name: fixedEntries[id], exact: true });
      await expect(title).toBeVisible();
      await this.#editor.publish();
      await this.#guide.back();
    }
  }

  #field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }
}
