import type { Messages } from '@phial/content/messages/messages';
import type { Locator } from '@playwright/test';
import { CancelDialog } from './cancel-dialog.ts';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';
import { TimeStep } from './time-step.ts';

/** The page of one booking that the link in a message opens. */
export class OwnBookingPage extends SitePage {
  protected readonly screen = 'own booking';

  override get heading(): Locator {
    return this.titled(this.own.title);
  }

  private get own(): Messages['ownBooking'] {
    return this.words.ownBooking;
  }

  /** @param link of the booking, as a message has it */
  async open(link: string): Promise<void> {
    await openSite(this.page, `/#/booking?link=${link}`);
  }

  title(words: (own: Messages['ownBooking']) => string): Locator {
    return this.titled(words(this.own));
  }

  press(words: (own: Messages['ownBooking']) => string): Locator {
    return this.button(words(this.own));
  }

  saying(words: (own: Messages['ownBooking']) => string): Locator {
    return this.root.getByText(words(this.own), { exact: true });
  }

  get code(): Locator {
    return this.root.getByTestId('reservation-code');
  }

  get codeToScan(): Locator {
    return this.root.getByRole('img', { name: /[A-Z0-9]{8}/ });
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

  /** The calendar and the times of a move. */
  get times(): TimeStep {
    return new TimeStep(this.visit);
  }

  get cancelDialog(): CancelDialog {
    return new CancelDialog(this.page, this.words.bookingDesk);
  }
}
