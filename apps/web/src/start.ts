import '@phial/ui/tokens.css';
import '@phial/ui/base.css';
import './first-screen/start-failed.css';
import { storedLanguage } from '@phial/browser/language/stored-language';
import { applyBrand } from '@phial/browser/published/apply-brand';
import { laboratory } from '@phial/browser/published/published-document';
import { showStartFailure } from './first-screen/show-start-failure.ts';
import { takeLanguageFromAddress } from './language/address-language.ts';
import { loadJourneyWords, loadSiteWords } from './language/catalogues.ts';
import { findRoute, ROUTES } from './routes.ts';

takeLanguageFromAddress();
applyBrand(laboratory());

/*
 * Asks for all that the first screen needs at once: the words, the page and the
 * site around them, rather than each when the one before has arrived. Who needs
 * them later imports them again and deals with a failure.
 */
const { pathname } = new URL(location.hash.slice(1), 'http://site');
const language = storedLanguage();
const route = findRoute(ROUTES, pathname);
void Promise.allSettled([
  loadSiteWords(language),
  route?.load(),
  ...(route?.words ?? []).map((journey) => loadJourneyWords(language, journey)),
]);

import('./main.tsx').then(({ openSite }) => openSite()).catch(showStartFailure);
