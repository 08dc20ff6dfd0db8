import type { Messages } from '@phial/content/messages/messages';
import { expect, type Locator } from '@playwright/test';
import { CAPTCHA_ANSWER } from '../arrange/booking-api.ts';

/** The four characters of a picture, in the search form, on step 4 and where a doctor asks for an account. */
export class CaptchaBox {
  readonly box: Locator;
  readonly picture: Locator;
  /** Fetches another picture. */
  readonly refresh: Locator;
  /** Has the device work for the answer, for whoever cannot read the picture. */
  readonly without: Locator;
  /** Says that the device has earned the answer. */
  readonly earned: Locator;

  constructor(root: Locator, { captcha }: Pick<Messages['bookingDesk'], 'captcha'>) {
    this.box = root.getByRole('textbox', { name: captcha.label, exact: true });
    this.picture = root.getByRole('img', { name: captcha.picture, exact: true });
    this.refresh = root.getByRole('button').filter({ hasText: captcha.refresh });
    this.without = root.getByRole('button', { name: captcha.without, exact: true });
    this.earned = root.getByRole('status').filter({ hasText: captcha.earned });
  }

  /** Waits for the picture and types what every captcha of the journeys accepts, or something else. */
  async answer(text = CAPTCHA_ANSWER): Promise<void> {
    await expect(this.picture).toBeVisible();
    await this.box.fill(text);
  }

  /** Sends a form that uses up the captcha, and waits for a new picture. */
  async spend(send: () => Promise<void>): Promise<void> {
    await expect(this.picture).toBeVisible();
    const spent = (await this.picture.getAttribute('src')) ?? '';
    await send();
    await expect(this.picture).not.toHaveAttribute('src', spent);
  }
}
