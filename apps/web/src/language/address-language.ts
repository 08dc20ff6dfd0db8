import { storeLanguage } from '@phial/browser/language/stored-language';
import { LANGUAGES } from '@phial/domain/language';

const PARAMETER = 'lang';

/**
 * Links from elsewhere may say the language the site is to open in: `/?lang=en#/news`.
 * It becomes the stored one and leaves the address, so that a later choice of
 * the visitor survives a reload. Anything but `tw`, `zh` or `en` changes nothing.
 */
export function takeLanguageFromAddress(): void {
  const address = new URL(location.href);
  const wanted = address.searchParams.get(PARAMETER);
  if (wanted === null) return;
  const language = LANGUAGES.find((one) => one === wanted);
  if (language !== undefined) storeLanguage(language);
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
