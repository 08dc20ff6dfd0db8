import type { Language } from '@phial/domain/language';
import { expect, type Locator } from '@playwright/test';
import { WORDS } from '../words.ts';
import { openSite } from './open-site.ts';
import type { Visit } from './site-page.ts';

/** The language buttons call each language by its own name. */
const LANGUAGE_BUTTON: Record<Language, RegExp> = { tw: /繁體中文/, zh: /简体中文/, en: /English/ };

type Tone = 'error' | 'warning' | 'success' | 'info';
type MenuLabel = 'home' | 'booking' | 'news' | 'recruitment';

/** What stands around every page: header, menu, messages. */
export class Shell {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Opens an address of the site, `/path?query`; a telephone is led to the mobile edition. */
  async goto(route: string): Promise<void> {
    await openSite(this.#visit.page, `/#${route}`);
  }

  /** Follows an entry of the menu: in the bar, or in the drawer of the mobile edition. */
  async followMenu(label: MenuLabel): Promise<void> {
    const { page, words, isMobile } = this.#visit;
    const { menu } = words.shell;
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: menu.open }).click();
    await page
      .getByRole('navigation', { name: menu.label })
      .filter({ visible: true })
      .getByRole('link', { name: menu[label], exact: true })
      .click();
  }

  /** Changes the language; page objects made for another one no longer fit. */
  async changeLanguage(language: Language): Promise<void> {
    const { page } = this.#visit;
    await page.getByRole('banner').getByRole('button', { name: LANGUAGE_BUTTON[language] }).click();
    await expect(
      page.getByRole('contentinfo').getByText(WORDS[language].shell.footer.address, { exact: true }),
    ).toBeVisible();
  }

  /** The short notes of the site; while a dialog is open they stand in it. */
  get toasts(): Locator {
    const { page, words } = this.#visit;
    return page.getByRole('region', { name: words.shell.notices.region }).locator('[data-tone]');
  }

  /** @param tone any one where it is left out */
  toast(text: string, tone?: Tone): Locator {
    const { page } = this.#visit;
    const toasts = tone === undefined ? this.toasts : this.toasts.and(page.locator(`[data-tone="${tone}"]`));
    return toasts.filter({ has: page.getByText(text, { exact: true }) });
  }

  /** Waits for a toast with exactly these words, which stand in one toast only. */
  async expectToast(text: string, tone?: Tone): Promise<void> {
    await expect(this.toast(text, tone)).toHaveCount(1);
  }

  /** Closes all toasts, so that the next one can be distinguished from them. */
  async dismissToasts(): Promise<void> {
    const dismiss = this.toasts.getByRole('button', { name: this.#visit.words.shell.notices.dismiss });
    // Each may go by itself at any moment, so none of them is waited for.
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await expect(this.toasts).toHaveCount(0);
  }

  /** The modal alert of the site. */
  alert(text: string): Locator {
    const { page, words } = this.#visit;
    return page
      .getByRole('alertdialog', { name: words.shell.notices.alertTitle })
      .filter({ has: page.getByText(text, { exact: true }) });
  }

  /** Waits for the alert with these words and presses its button. */
  async acknowledge(text: string): Promise<void> {
    await this.alert(text).getByRole('button', { name: this.#visit.words.shell.notices.ok }).click();
  }
}
