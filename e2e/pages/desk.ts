import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { sampleService } from '../arrange/service-names.ts';
import { expectAccessible } from '../watch/accessibility.ts';
import { STAFF_WORDS } from '../words.ts';

/** The counter's page of the day, with the dialogs above it. */
export class Desk {
  readonly words: StaffMessages['desk'];
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.words = STAFF_WORDS[language].desk;
  }

  /** Opens the day of a service point, and waits until it follows the server. */
  async open(point: string): Promise<void> {
    await this.#page.goto(`/admin/?point=${point}`);
    await expect(this.heading).toBeVisible();
    await expect(this.planner).toBeVisible();
    await expect(this.#page.getByText(this.words.live.on, { exact: true })).toBeVisible();
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.words.title, exact: true });
  }

  get box(): Locator {
    return this.#page.getByRole('textbox', { name: this.words.find.label });
  }

  get planner(): Locator {
    return this.#page.getByRole('grid', { name: this.words.planner.title });
  }

  /** Somebody's booking on the planner. */
  card(reservationCode: string): Locator {
    return this.planner.getByRole('button').filter({ hasText: reservationCode });
  }

  /** A slot by its start and service. */
  slot(time: string, type: ServiceType): Locator {
    const shortName = sampleService(type).shortName[this.#language];
    const head = this.#page.getByRole('rowheader').filter({ hasText: `${time}${shortName}` });
    return this.planner.getByRole('row').filter({ has: head });
  }

  /** The button of the page's head. */
  action(name: 'walkIn' | 'scan' | 'print'): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.words[name], exact: true }).first();
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** What stands in the dialog: a button by its words. */
  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get cardSeen(): Locator {
    return this.dialog.getByRole('checkbox', { name: this.words.booking.cardSeen });
  }

  /** Takes the last day of the small calendar with a free seat. @returns as it is written out */
  async chooseFreeDay(): Promise<string> {
    const days = this.dialog.getByRole('group', { name: this.words.change.days, exact: true });
    const last = days.getByRole('radio', { disabled: false }).last();
    await last.check();
    return formatLongDate(await last.inputValue(), this.#language);
  }

  /** Types into the search box as a keyboard scanner does, Enter included. */
  async scan(content: string): Promise<void> {
    await this.box.focus();
    await this.#page.keyboard.insertText(content);
    await this.#page.keyboard.press('Enter');
  }

  async expectNotified(text: string): Promise<void> {
    await expect(this.#page.getByText(text, { exact: true })).toBeVisible();
  }

  /** @param state what the page is in the middle of, for the failure */
  async expectAccessible(state: string): Promise<void> {
    await expectAccessible(this.#page, `the desk, ${state}, ${this.#language}`);
  }
}
