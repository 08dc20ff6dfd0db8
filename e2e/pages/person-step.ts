import { expect, type Locator } from '@playwright/test';
import type { TestContact, TestPerson } from '../arrange/person.ts';
import { DocumentNumberBoxes } from './document-number-boxes.ts';
import { SitePage } from './site-page.ts';

/** Step 3: who comes. */
export class PersonStep extends SitePage {
  protected readonly screen = 'step 3';

  override get heading(): Locator {
    return this.titled(this.words.bookingWizard.personTitle);
  }

  get name(): Locator {
    return this.#box(this.words.bookingWizard.name);
  }

  get documentNumber(): DocumentNumberBoxes {
    return new DocumentNumberBoxes(this.root, this.words.bookingDesk);
  }

  get telNo(): Locator {
    return this.#box(this.words.bookingWizard.telNo);
  }

  /** The phone once more. */
  get tel2(): Locator {
    return this.#box(this.words.bookingWizard.tel2);
  }

  get email(): Locator {
    return this.#box(this.words.bookingWizard.email);
  }

  /** What stands in the way, at the top of the form. */
  get summary(): Locator {
    return this.root.getByRole('region', { name: this.words.bookingWizard.summaryTitle });
  }

  async fill(person: TestPerson, contact: TestContact = 'both'): Promise<void> {
    await this.name.fill(person.name);
    await this.documentNumber.fill(person.number, person.check);
    await this.telNo.fill(contact === 'email' ? '' : person.telNo);
    await this.tel2.fill(contact === 'email' ? '' : person.telNo);
    await this.email.fill(contact === 'phone' ? '' : person.email);
  }

  /** A booking being changed: everything is there, and the document number cannot be changed. */
  async expectFilled(person: TestPerson): Promise<void> {
    await expect(this.name).toHaveValue(person.name);
    await this.documentNumber.expectValues(person.number, person.check);
    await expect(this.telNo).toHaveValue(person.telNo);
    await expect(this.email).toHaveValue(person.email);
  }

  /** Width in CSS pixels of the column the labels stand in. */
  async labelWidth(): Promise<number> {
    const label = this.root.getByText(this.words.bookingWizard.tel2, { exact: true });
    return label.evaluate((element) => element.getBoundingClientRect().width);
  }

  #box(label: string): Locator {
    return this.root.getByRole('textbox', { name: label, exact: true });
  }
}
