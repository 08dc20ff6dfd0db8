import type { Language } from '@phial/domain/language';
import type { BrowserContext } from '@playwright/test';

/** As if the visitor had chosen the language on an earlier visit; what the visitor chooses from now on counts. */
export async function rememberLanguage(context: BrowserContext, language: Language): Promise<void> {
  // A document without an origin, such as `about:blank`, remembers nothing.
  await context.addInitScript((code) => {
    if (origin !== 'null' && localStorage.getItem('lang') === null) localStorage.setItem('lang', code);
  }, language);
}
