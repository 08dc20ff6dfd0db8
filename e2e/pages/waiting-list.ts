import type { Messages } from '@phial/content/messages/messages';
import type { Locator } from '@playwright/test';
import type { TestPerson } from '../arrange/person.ts';
import { CaptchaBox } from './captcha-box.ts';
import { DocumentNumberBoxes } from './document-number-boxes.ts';
import { openSite } from './open-site.ts';
import { SitePage } from './site-page.ts';

/** The form that joins the waiting list, and the page of an entry. */
export class WaitingListPage extends SitePage {
  protected readonly screen = 'waiting list';

  override get heading(): Locator {
    return this.titled(this.own.joinTitle);
  }

  private get own(): Messages['waitingList'] {
    return this.words.waitingList;
  }

  /** @param link of the entry, as a message has it */
  async open(link: string): Promise<void> {
    await openSite(this.page, `/#/waiting?link=${link}`);
  }

  title(words: (own: Messages['waitingList']) => string): Locator {
    return this.titled(words(this.own));
  }

  press(words: (own: Messages['waitingList']) => string): Locator {
    return this.button(words(this.own));
  }

  /** What stands in the way, at the top of the form. */
  get summary(): Locator {
    return this.root.getByRole('region', { name: this.own.errorsTitle });
  }

  /** The card of an entry among the results of an enquiry, by its state. */
  found(words: (own: Messages['waitingList']) => string): Locator {
    return this.root.getByRole('article', { name: words(this.own), exact: true });
  }

  async chooseDays(first: string, last: string): Promise<void> {
    await this.root.getByLabel(this.own.firstDay, { exact: true }).fill(first);
    await this.root.getByLabel(this.own.lastDay, { exact: true }).fill(last);
  }

  async fill({ name, number, check, email }: TestPerson): Promise<void> {
    const { bookingWizard: words } = this.words;
    await this.root.getByRole('textbox', { name: words.name, exact: true }).fill(name);
    await new DocumentNumberBoxes(this.root, this.words.bookingDesk).fill(number, check);
    await this.root.getByRole('textbox', { name: words.email, exact: true }).fill(email);
    await new CaptchaBox(this.root, this.words.bookingDesk).answer();
    await this.root.getByRole('checkbox', { name: this.own.agree }).check();
  }

  get confirmLeaving(): Locator {
    return this.page.getByRole('alertdialog').getByRole('button', { name: this.own.leave, exact: true });
  }
}
