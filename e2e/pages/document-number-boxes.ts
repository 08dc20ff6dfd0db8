import type { Messages } from '@phial/content/messages/messages';
import { expect, type Locator } from '@playwright/test';

/** The identity card number in its two boxes, in the search form and on step 3. */
export class DocumentNumberBoxes {
  readonly group: Locator;
  readonly number: Locator;
  readonly check: Locator;

  constructor(root: Locator, { documentNumber }: Messages['bookingDesk']) {
    this.group = root.getByRole('group', { name: documentNumber.label, exact: true });
    this.number = this.group.getByRole('textbox', { name: documentNumber.label, exact: true });
    this.check = this.group.getByRole('textbox', { name: documentNumber.check, exact: true });
  }

  /** Puts in both halves as they stand, as by an input method. */
  async fill(number: string, check: string): Promise<void> {
    await this.number.fill(number);
    await this.check.fill(check);
  }

  async expectValues(number: string, check: string): Promise<void> {
    await expect(this.number).toHaveValue(number);
    await expect(this.check).toHaveValue(check);
  }
}
