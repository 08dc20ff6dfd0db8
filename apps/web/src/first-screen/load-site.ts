import { showStartFailure } from './show-start-failure.ts';

/** The scripts of the site, as the build names them: the first one imports the others. */
declare const SCRIPTS: readonly [entry: string, ...imported: readonly string[]];

/** Milliseconds that the scripts wait for the first screen at most. */
const LONGEST_HEAD_START = 1_000;

/**
 * Loads the site. Its scripts are ten times as large as the first screen, and on a slow line each would keep the other
 * waiting: they are asked for once that is painted.
 * @param firstScreen what is shown by then; nothing where there is none
 */
export async function loadSite(firstScreen: Promise<unknown> | undefined): Promise<void> {
  if (firstScreen !== undefined) {
    const shown = firstScreen.then((screen) => (screen === undefined ? undefined : painted()));
    await Promise.race([shown, delay(LONGEST_HEAD_START)]);
  }
  const [entry, ...imported] = SCRIPTS;
  for (const href of [entry, ...imported]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  await pageParsed();
  const script = document.createElement('script');
  script.onerror = showStartFailure;
  document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
  if (document.documentElement.lang.startsWith('zh')) readWordDictionary();
}

/**
 * Has the browser read the dictionary that `phrasesOf` needs, which takes up to 80 ms on a phone, while the scripts are
 * on their way. Every segmenter made after that costs next to nothing.
 */
function readWordDictionary(): void {
  if ('Segmenter' in Intl) new Intl.Segmenter('zh', { granularity: 'word' });
}

/** Settles once the page has been read to its end, when a module that it names itself would run. */
export function pageParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

/** The browser has put something on the screen; a page that is not looked at has nothing there. */
function painted(): Promise<unknown> | undefined {
  if (document.hidden) return undefined;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}

function delay(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
