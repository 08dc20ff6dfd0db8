import type { FreeTime } from '@phial/contract/booking/availability';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import type { Locator } from '@playwright/test';
import { SitePage } from './site-page.ts';

/** Step 2 after the chosen time went to somebody else: what happened, and the nearest free times. */
export class LostSlotPanel extends SitePage {
  protected readonly screen = 'lost slot';

  /** Stands on step 2, above the calendar. */
  override get heading(): Locator {
    return this.root.getByText(this.words.bookingWizard.lostTitles.full, { exact: true });
  }

  /** Whether what was typed is still there. */
  get kept(): Locator {
    return this.root.getByText(this.words.bookingWizard.lostKept);
  }

  /** Takes the focus as it appears. */
  get focused(): Locator {
    const title = this.page.getByText(this.words.bookingWizard.lostTitles.full, { exact: true });
    return this.page.locator(':focus').filter({ has: title });
  }

  /** The times offered at the same service point, the nearest first. */
  get here(): Locator {
    return this.#timesBelow(this.words.bookingWizard.lostHere);
  }

  /** The times offered at others. */
  get nearby(): Locator {
    return this.#timesBelow(this.words.bookingWizard.lostNearby);
  }

  /** All that a time of the nearby ones says. */
  wordsOf(time: FreeTime): string[] {
    const { language } = this.visit;
    return [
      time.servTime.slice(11, 16),
      formatLongDate(time.servTime.slice(0, 10), language),
      localised(time, 'servPt', language),
      localised(time, 'district', language),
    ];
  }

  #timesBelow(title: string): Locator {
    return this.root
      .getByRole('heading', { name: title, exact: true })
      .locator('xpath=following-sibling::ul[1]')
      .getByRole('button');
  }
}
