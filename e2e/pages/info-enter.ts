import { expect, type Locator } from '@playwright/test';
import type { TestPerson } from '../arrange/person.ts';
import { CaptchaBox } from './captcha-box.ts';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** Client information: the form, and the QR code made of it. */
export class InfoEnter extends SitePage {
  protected readonly screen = 'client information';

  override get heading(): Locator {
    return this.titled(this.words.shell.titles.infoEnter);
  }

  get codeHeading(): Locator {
    return this.titled(this.words.infoEnter.codeTitle);
  }

  /** What stands in the way, at the top of the form. */
  get summary(): Locator {
    return this.root.getByRole('region', { name: this.words.infoEnter.errorsTitle });
  }

  /** A box by its label of the older form. */
  box(label: keyof SitePage['words']['errors']['olderLabels']): Locator {
    return this.root.getByRole('textbox', { name: this.words.errors.olderLabels[label], exact: true });
  }

  birthday(part: 'year' | 'month' | 'day'): Locator {
    const { errors, infoEnter } = this.words;
    return this.root
      .getByRole('group', { name: errors.olderLabels.dateOfBirth, exact: true })
      .getByRole('textbox', { name: new RegExp(`${infoEnter.dateParts[part]}$`) });
  }

  get checkDigit(): Locator {
    return this.root.getByRole('textbox', { name: this.words.bookingDesk.documentNumber.check, exact: true });
  }

  /** A choice by the entry's index in its dictionary: the labels are the laboratory's. */
  choice(group: 'gender' | 'documentType' | 'travelDocumentType', index: number): Locator {
    return this.choices(group).getByRole('radio').nth(index);
  }

  choices(group: 'gender' | 'documentType' | 'travelDocumentType'): Locator {
    return this.root.getByRole('group', { name: this.words.errors.olderLabels[group], exact: true });
  }

  get captcha(): CaptchaBox {
    return new CaptchaBox(this.root, this.words.bookingDesk);
  }

  get submit(): Locator {
    return this.button(this.words.infoEnter.submit);
  }

  get picture(): Locator {
    return this.root.getByRole('img', { name: this.words.infoEnter.picture, exact: true });
  }

  get clock(): Locator {
    return this.root.getByRole('timer');
  }

  /** What the clock shows. */
  async secondsLeft(): Promise<number> {
    const [minutes, seconds] = (await this.clock.innerText()).split(':').map(Number);
    return Number(minutes) * 60 + Number(seconds);
  }

  /** The stamp across a code that is no longer good. */
  get stamp(): Locator {
    return this.root.getByText(this.words.errors.form['qr-code-invalid'], { exact: true });
  }

  press(name: 'save' | 'print' | 'renew' | 'change' | 'again'): Promise<void> {
    return this.button(this.words.infoEnter[name]).click();
  }

  async open(): Promise<void> {
    await openSite(this.page, '/#/infoEnter');
    await expect(this.submit).toBeVisible();
  }

  /** Everything but the captcha: born on 8 February 1946, with an identity card. */
  async fill(person: TestPerson): Promise<void> {
    await this.box('englishName').fill(person.name);
    await this.birthday('year').fill('1946');
    await this.birthday('month').fill('2');
    await this.birthday('day').fill('8');
    await this.choice('gender', 0).check();
    await this.choice('documentType', 0).check();
    await this.box('hkidNumber').fill(person.number);
    await this.checkDigit.fill(person.check);
    await this.box('mobileNumber').fill(person.telNo);
    await this.box('mobileNumberAgain').fill(person.telNo);
    await this.box('email').fill(person.email);
  }

  async makeCode(): Promise<void> {
    await this.captcha.answer();
    await this.submit.click();
    await expect(this.codeHeading).toBeFocused();
    await expect(this.picture).toBeVisible();
  }
}
