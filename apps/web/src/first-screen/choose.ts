import { storedLanguage } from '@phial/browser/language/stored-language';
import {
  FIRST_SCREENS_ELEMENT,
  type FirstScreen,
  type FirstScreens,
} from '@phial/contract/content/first-screen';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { NARROW_WINDOW } from '../features/content/carousel/narrow-window.ts';
import { noteLastPress } from './early-press.ts';
import { loadSite, pageParsed } from './load-site.ts';
import type { ShownScreen } from './shown-screen.ts';

/*
 * Stands in the page itself (`scripts/vite/choose-first-screen.ts`), before style sheets and scripts, and is kept as
 * small as it can be: asks for the first screen of the address in the language of the visitor, shows it, and loads the
 * site.
 */

/** Milliseconds; without it the page is drawn by its scripts. */
const LONGEST_WAIT = 3_000;

/** Address of the picture that keeps the room of the slides on the home page. */
declare const HOME_PICTURE: string;

const element = document.getElementById(FIRST_SCREENS_ELEMENT);
if (element !== null) {
  const screens: FirstScreens = JSON.parse(element.textContent);
  const page = document.documentElement;
  for (const [name, value] of Object.entries(screens.colours)) page.style.setProperty(name, value);
  const address = location.hash.slice(1) || '/';
  const position = screens.addresses.indexOf(address);
  const asked = new URLSearchParams(location.search).get('lang');
  const language = LANGUAGES.find((one) => one === asked) ?? storedLanguage();
  if (address === '/') {
    fetchPictureAhead(HOME_PICTURE);
    const slide = screens.slide?.[language];
    if (slide) fetchPictureAhead(matchMedia(NARROW_WINDOW).matches ? slide.narrow : slide.wide);
  }
  if (position >= 0) {
    page.lang = HTML_LANG[language];
    window.firstScreen = show(`${screens.path}/${language}/${position}.json`, { address, language }).catch(
      () => undefined,
    );
  }
}
void loadSite(window.firstScreen);

async function show(
  path: string,
  of: Pick<ShownScreen, 'address' | 'language'>,
): Promise<ShownScreen | undefined> {
  // biome-ignore lint/style/noRestrictedGlobals: no call, and nothing of the client is there yet
  const asked = fetch(path, { signal: AbortSignal.timeout(LONGEST_WAIT) });
  const [answer] = await Promise.all([asked, pageParsed()]);
  const root = document.getElementById('root');
  if (answer.status !== 200 || root === null) return undefined;
  const screen: FirstScreen = await answer.json();
  document.title = screen.title;
  root.innerHTML = screen.markup;
  window.repeatPress = noteLastPress(root);
  return { ...screen, ...of };
}

/** On its way together with the first screen, which names it. */
function fetchPictureAhead(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href });
  document.head.append(link);
}
