import {
  type DayKey,
  formatLongDate,
  formatMonth,
  type MonthKey,
  monthOf,
} from '@phial/domain/hong-kong-time';
import { expect, type Locator } from '@playwright/test';
import type { FreeSlot } from '../arrange/slot-finder.ts';
import { beginningWith, saying } from '../words.ts';
import { SitePage } from './site-page.ts';

/** How a day may show: free, or one of the three labels. */
export type DayLabel = 'full' | 'breakDay' | 'notOpen';

/** Step 2: the month calendar and the times of a day. */
export class TimeStep extends SitePage {
  protected readonly screen = 'step 2';

  override get heading(): Locator {
    return this.titled(this.words.bookingWizard.timeTitle);
  }

  override async expectOpen(): Promise<void> {
    await this.expectLoaded();
    await super.expectOpen();
  }

  get calendar(): Locator {
    return this.root.getByRole('grid');
  }

  /** All 42 cells, those of the neighbouring months too. */
  get cells(): Locator {
    return this.calendar.getByRole('gridcell');
  }

  get weekdays(): Locator {
    return this.calendar.getByRole('columnheader');
  }

  get previousMonth(): Locator {
    return this.button(this.words.bookingWizard.previousMonth);
  }

  get nextMonth(): Locator {
    return this.button(this.words.bookingWizard.nextMonth);
  }

  get today(): Locator {
    return this.button(this.words.bookingWizard.today);
  }

  month(month: MonthKey): Locator {
    const name = formatMonth(month, this.visit.language);
    return this.root.getByRole('heading', { level: 2, name, exact: true });
  }

  /** A day of the month on screen. */
  day(day: DayKey): Locator {
    return this.calendar.getByRole('button', {
      name: beginningWith(formatLongDate(day, this.visit.language)),
    });
  }

  get chosenDay(): Locator {
    return this.calendar.getByRole('button', { pressed: true });
  }

  /** The service point that is being booked, and the way back to choose another. */
  get changePoint(): Locator {
    return this.button(this.words.bookingWizard.changePoint);
  }

  /** The times of a day, once it is chosen. */
  times(day: DayKey): Locator {
    const name = this.words.bookingWizard.slotsOf(formatLongDate(day, this.visit.language));
    return this.root.getByRole('radiogroup', { name, exact: true });
  }

  /** @param time `HH:mm` */
  time(day: DayKey, time: string): Locator {
    return this.times(day).getByRole('radio', { name: beginningWith(time) });
  }

  /** Says that the chosen time is full; in a change, that the booking stays as it was. */
  lost(mode: 'new' | 'modify' = 'new'): Locator {
    const { lostReasons, lostBooking, lostChange } = this.words.bookingWizard;
    const full = this.root.getByText(saying(lostReasons.full));
    return full.filter({ hasText: mode === 'new' ? lostBooking : lostChange });
  }

  /** Waits until the days of the month on screen are known. */
  async expectLoaded(): Promise<void> {
    await expect(this.calendar).toHaveAttribute('aria-busy', 'false');
  }

  /** Turns the leaves of the calendar, up to three ahead, until a month shows with its days. */
  async showMonth(month: MonthKey): Promise<void> {
    await this.expectLoaded();
    const shown = this.month(month);
    while ((await this.previousMonth.getAttribute('aria-disabled')) === 'false') {
      if (await shown.isVisible()) break;
      await this.previousMonth.click();
    }
    while (!(await shown.isVisible())) {
      expect(await this.nextMonth.getAttribute('aria-disabled'), `${month} is within reach`).toBe('false');
      await this.nextMonth.click();
    }
    await this.expectLoaded();
  }

  async chooseDay(day: DayKey): Promise<void> {
    await this.showMonth(monthOf(day));
    await this.day(day).click();
    await expect(this.times(day)).toBeVisible();
  }

  async choose({ day, time }: Pick<FreeSlot, 'day' | 'time'>): Promise<void> {
    await this.chooseDay(day);
    await this.time(day, time).check();
  }

  /** Chooses a time of the last free day on screen, whichever that is. */
  async chooseOnLastDay(which: 'first' | 'last'): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.calendar.getByRole('button', { disabled: false }).last().click();
    await this.root.getByRole('radio')[which]().check();
  }

  async expectLabel(day: DayKey, label: DayLabel): Promise<void> {
    await expect(this.day(day)).toContainText(this.words.bookingWizard[label]);
    await expect(this.day(day)).toHaveAttribute('aria-disabled', 'true');
  }
}
