import type { Locator } from '@playwright/test';
import { CancelDialog } from './cancel-dialog.ts';
import { SitePage } from './site-page.ts';

/** The finished booking (tab `success`), new or changed. */
export class BookingSuccess extends SitePage {
  protected readonly screen = 'success';

  override get heading(): Locator {
    const { booked, changed } = this.words.bookingDesk.success;
    return this.titled(booked).or(this.titled(changed));
  }

  get changedHeading(): Locator {
    return this.titled(this.words.bookingDesk.success.changed);
  }

  get code(): Locator {
    return this.root.getByTestId('reservation-code');
  }

  /** One of the parts: when, where, what to bring, how to prepare, what happens next. */
  part(which: 'when' | 'where' | 'bring' | 'prepare' | 'next'): Locator {
    return this.root.getByRole('region', { name: this.words.bookingDesk.success[which], exact: true });
  }

  get copy(): Locator {
    return this.button(this.words.bookingDesk.success.copy);
  }

  get addToCalendar(): Locator {
    return this.button(this.words.bookingDesk.success.calendar);
  }

  get print(): Locator {
    return this.button(this.words.bookingDesk.success.print);
  }

  get printLarge(): Locator {
    return this.button(this.words.bookingDesk.success.printLarge);
  }

  get cancel(): Locator {
    return this.button(this.words.bookingDesk.success.cancel);
  }

  get back(): Locator {
    return this.button(this.words.bookingDesk.success.back);
  }

  get cancelDialog(): CancelDialog {
    return new CancelDialog(this.page, this.words.bookingDesk);
  }
}
