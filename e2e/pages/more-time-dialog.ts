import type { Messages } from '@phial/content/messages/messages';
import type { Locator, Page } from '@playwright/test';

/** The question two minutes before the hold ends. */
export class MoreTimeDialog {
  readonly dialog: Locator;
  /** Holds the seat for another 600 s. */
  readonly extend: Locator;
  /** Waves the question away. */
  readonly goOn: Locator;

  constructor(page: Page, { bookingWizard }: Messages) {
    this.dialog = page.getByRole('alertdialog', { name: bookingWizard.moreTimeTitle, exact: true });
    this.extend = this.dialog.getByRole('button', { name: bookingWizard.extend, exact: true });
    this.goOn = this.dialog.getByRole('button', { name: bookingWizard.goOn, exact: true });
  }
}
