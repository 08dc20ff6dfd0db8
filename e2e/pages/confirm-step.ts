import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { expect, type Locator } from '@playwright/test';
import type { TestPerson } from '../arrange/person.ts';
import type { FreeSlot } from '../arrange/slot-finder.ts';
import { sampleLegalText } from '../published.ts';
import { CaptchaBox } from './captcha-box.ts';
import { SitePage } from './site-page.ts';

/** One of the two texts that must be agreed to. */
export type Agreement = 'terms' | 'privacy';

/** Step 4: everything once more, the captcha, the two agreements. */
export class ConfirmStep extends SitePage {
  protected readonly screen = 'step 4';

  override get heading(): Locator {
    return this.titled(this.words.bookingWizard.confirmTitle);
  }

  override async expectOpen(): Promise<void> {
    await expect(this.captcha.picture).toBeVisible();
    await super.expectOpen();
  }

  get captcha(): CaptchaBox {
    return new CaptchaBox(this.root, this.words.bookingDesk);
  }

  get summary(): Locator {
    return this.root.getByRole('region', { name: this.words.bookingWizard.summaryTitle });
  }

  /** The value beside a term of the summary, such as the time or the name. */
  fact(term: string): Locator {
    return this.root
      .locator('dl > div')
      .filter({ has: this.page.locator('dt').getByText(term, { exact: true }) })
      .getByRole('definition');
  }

  /** Everything that will be booked, of a person with both contacts. */
  async expectSummary(slot: FreeSlot, person: TestPerson): Promise<void> {
    const { bookingWizard: words, bookingDesk } = this.words;
    const { language } = this.visit;
    await expect(this.fact(words.time)).toContainText(formatCardTime(slot.servTime));
    await expect(this.fact(words.centre)).toHaveText(localised(slot.point, 'servPt', language));
    await expect(this.fact(words.address)).toHaveText(localised(slot.point, 'address', language));
    await expect(this.fact(words.centrePhone)).toHaveText(slot.point.tel);
    await expect(this.fact(words.name)).toHaveText(person.name);
    await expect(this.fact(bookingDesk.documentNumber.label)).toHaveText(person.docNo);
    await expect(this.fact(words.telNo)).toHaveText(person.telNo);
    await expect(this.fact(words.email)).toHaveText(person.email);
  }

  agreement(which: Agreement): Locator {
    const { agreeTerms, agreePrivacy } = this.words.bookingWizard;
    const name = which === 'terms' ? agreeTerms : agreePrivacy;
    return this.root.getByRole('checkbox', { name, exact: true });
  }

  /** Opens the text of an agreement. */
  async read(which: Agreement): Promise<Locator> {
    const { readTerms, readPrivacy } = this.words.bookingWizard;
    await this.button(which === 'terms' ? readTerms : readPrivacy).click();
    const { title } = sampleLegalText(which === 'terms' ? 'service' : 'privacy', this.visit.language);
    const dialog = this.page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Everything the step asks for, before the button is pressed. */
  async complete(): Promise<void> {
    await this.captcha.answer();
    await this.agreement('terms').check();
    await this.agreement('privacy').check();
  }

  /** The last button: of a new booking, or of a change. */
  submit(mode: 'new' | 'modify' = 'new'): Locator {
    const { confirm, confirmModify } = this.words.bookingWizard;
    return this.button(mode === 'new' ? confirm : confirmModify);
  }
}
