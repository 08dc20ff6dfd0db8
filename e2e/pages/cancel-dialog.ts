import type { Messages } from '@phial/content/messages/messages';
import type { Locator, Page } from '@playwright/test';

/** The question before a booking is cancelled, on the results and on the success screen. */
export class CancelDialog {
  readonly dialog: Locator;
  readonly tip: Locator;
  readonly confirm: Locator;
  readonly keep: Locator;
  /** In the corner. */
  readonly close: Locator;

  constructor(page: Page, { cancel }: Messages['bookingDesk']) {
    this.dialog = page.getByRole('alertdialog', { name: cancel.title, exact: true });
    this.tip = this.dialog.getByText(cancel.tip, { exact: true });
    this.confirm = this.dialog.getByRole('button', { name: cancel.confirm, exact: true });
    this.keep = this.dialog.getByRole('button', { name: cancel.keep, exact: true });
    this.close = this.dialog.getByRole('button', { name: cancel.close, exact: true });
  }
}
