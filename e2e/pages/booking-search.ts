import type { BookingRecord } from '@phial/contract/booking/appointment';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { expect, type Locator } from '@playwright/test';
import type { TestPerson } from '../arrange/person.ts';
import type { FreeSlot } from '../arrange/slot-finder.ts';
import { CancelDialog } from './cancel-dialog.ts';
import { CaptchaBox } from './captcha-box.ts';
import { DocumentNumberBoxes } from './document-number-boxes.ts';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** The search screen (tab `search`): the form of the enquiry, then the bookings found. */
export class BookingSearch extends SitePage {
  protected readonly screen = 'search';

  /** Of the form. */
  override get heading(): Locator {
    return this.titled(this.words.bookingDesk.search.formTitle);
  }

  get resultsHeading(): Locator {
    return this.titled(this.words.bookingDesk.search.resultsTitle);
  }

  override async expectOpen(): Promise<void> {
    await expect(this.captcha.picture).toBeVisible();
    await super.expectOpen();
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/grassrootReserve?index=8&tab=search');
    await this.expectOpen();
  }

  get name(): Locator {
    return this.root.getByRole('textbox', { name: this.words.bookingDesk.search.name, exact: true });
  }

  get documentNumber(): DocumentNumberBoxes {
    return new DocumentNumberBoxes(this.root, this.words.bookingDesk);
  }

  get captcha(): CaptchaBox {
    return new CaptchaBox(this.root, this.words.bookingDesk);
  }

  get submit(): Locator {
    return this.button(this.words.bookingDesk.search.submit);
  }

  get backHome(): Locator {
    return this.button(this.words.bookingDesk.search.backHome);
  }

  /** What stands in the way, at the top of the form. */
  get summary(): Locator {
    return this.root.getByRole('region', { name: this.words.bookingDesk.search.errorsTitle });
  }

  async fill({ name, number, check }: Pick<TestPerson, 'name' | 'number' | 'check'>): Promise<void> {
    await this.name.fill(name);
    await this.documentNumber.fill(number, check);
  }

  /** Opens the form by its address and finds the person's bookings. */
  async find(person: TestPerson): Promise<void> {
    await this.open();
    await this.fill(person);
    await this.captcha.answer();
    await this.submit.click();
    await this.expectResults();
  }

  async expectResults(): Promise<void> {
    await expect(this.resultsHeading).toBeVisible();
    await this.expectAccessible('with results');
  }

  /** The cards of the bookings found, soonest first. */
  get cards(): Locator {
    return this.root.getByRole('article');
  }

  /** The card of a booking, by its time. */
  card({ servTime }: Pick<BookingRecord, 'servTime'>): Locator {
    return this.cards.filter({ has: this.page.getByText(formatCardTime(servTime), { exact: true }) });
  }

  /** The value beside a term of a card; none where the card has no such line. */
  fact(card: Locator, term: string): Locator {
    return card
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(term, { exact: true }) })
      .getByRole('definition');
  }

  /** The card of a booking with all it says, of a person with both contacts. */
  async expectCard(slot: FreeSlot, person: TestPerson): Promise<Locator> {
    const { record: terms } = this.words.bookingDesk;
    const { language } = this.visit;
    const card = this.card(slot);
    await expect(card).toContainText(slot.point.belongTo);
    await expect(card.getByRole('heading')).toHaveText(localised(slot.point, 'servPt', language));
    await expect(this.fact(card, terms.address)).toHaveText(localised(slot.point, 'address', language));
    await expect(this.fact(card, terms.contact)).toHaveText(slot.point.tel);
    await expect(this.fact(card, terms.name)).toHaveText(person.name);
    await expect(this.fact(card, terms.documentNumber)).toHaveText(person.docNo);
    await expect(this.fact(card, terms.phone)).toHaveText(person.telNo);
    await expect(this.fact(card, terms.email)).toHaveText(person.email);
    return card;
  }

  change(card: Locator): Locator {
    return card.getByRole('button', { name: this.words.bookingDesk.search.change, exact: true });
  }

  cancel(card: Locator): Locator {
    return card.getByRole('button', { name: this.words.bookingDesk.search.cancel, exact: true });
  }

  correctContacts(card: Locator): Locator {
    return card.getByRole('button', { name: this.words.bookingDesk.contact.open, exact: true });
  }

  showSlip(card: Locator): Locator {
    return card.getByRole('button', { name: this.words.bookingDesk.slip.open, exact: true });
  }

  /** The slip of one of the bookings, in place of the results. */
  get slip() {
    const { slip, success, contact } = this.words.bookingDesk;
    return {
      heading: this.root.getByRole('heading', { level: 2, name: slip.title, exact: true }),
      codeToScan: this.root.getByRole('img', { name: /[A-Z0-9]{8}/ }),
      print: this.button(success.print),
      printLarge: this.button(success.printLarge),
      back: this.button(contact.back),
    };
  }

  /** The form for another phone or e-mail. */
  get contacts() {
    const { contact } = this.words.bookingDesk;
    const { telNo, tel2 } = this.words.bookingWizard;
    const form = this.root.getByRole('form', { name: contact.title, exact: true });
    return {
      heading: form.getByRole('heading', { name: contact.title, exact: true }),
      phone: form.getByRole('textbox', { name: telNo, exact: true }),
      repeat: form.getByRole('textbox', { name: tel2, exact: true }),
      save: form.getByRole('button', { name: contact.save, exact: true }),
    };
  }

  get cancelDialog(): CancelDialog {
    return new CancelDialog(this.page, this.words.bookingDesk);
  }
}
