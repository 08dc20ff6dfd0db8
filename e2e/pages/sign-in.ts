import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../watch/accessibility.ts';

/** The way into the staff and doctor site, on a page of its own or in a frame. */
export class SignInPage {
  readonly #page: Page;
  readonly #scope: Pick<Page, 'getByRole' | 'getByLabel' | 'locator'>;
  readonly #words: StaffMessages;

  /** @param scope the frame, where the sign-in stands in one */
  constructor(
    page: Page,
    words: StaffMessages,
    scope: Pick<Page, 'getByRole' | 'getByLabel' | 'locator'> = page,
  ) {
    this.#page = page;
    this.#scope = scope;
    this.#words = words;
  }

  get login(): Locator {
    return this.#scope.getByLabel(this.#words.accounts.fields.login, { exact: true });
  }

  get password(): Locator {
    return this.#scope.getByLabel(this.#words.accounts.fields.password, { exact: true });
  }

  /** What the server said last. */
  get refusal(): Locator {
    return this.#scope.locator('form').getByRole('alert');
  }

  heading(title = this.#words.accounts.signIn.title): Locator {
    return this.#scope.getByRole('heading', { level: 1, name: title, exact: true });
  }

  button(name: string): Locator {
    return this.#scope.getByRole('button', { name, exact: true });
  }

  async open(path = '/admin/'): Promise<void> {
    await this.#page.goto(path);
    await expect(this.heading()).toBeVisible();
    await expectAccessible(this.#page, 'the sign-in');
  }

  /** Fills in both and sends them. */
  async submit(login: string, password: string): Promise<void> {
    await this.login.fill(login);
    await this.password.fill(password);
    await this.button(this.#words.accounts.signIn.submit).click();
  }

  /** The step after the password. */
  async submitDigits(digits: string): Promise<void> {
    await this.#scope.getByLabel(this.#words.accounts.fields.totp, { exact: true }).fill(digits);
    await this.button(this.#words.accounts.secondFactor.submit).click();
  }

  /** The name beside the way out, once somebody is in. */
  async expectIn(name: string): Promise<void> {
    await expect(
      this.#scope.getByRole('link', { name: `${this.#words.shell.myAccount}: ${name}` }),
    ).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.button(this.#words.shell.signOut).click();
    await expect(this.heading()).toBeVisible();
  }
}
