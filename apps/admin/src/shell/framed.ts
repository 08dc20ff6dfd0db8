import type { Language } from '@phial/domain/language';
import { setLanguage } from '../language/language.ts';

/** Whether the doctor area of the public site shows this site in its frame (docs/rules/site.md#doctor-area). */
export const isFramed = window.parent !== window;

/** The names under which the public site sends the languages. */
const LANGUAGES: ReadonlyMap<unknown, Language> = new Map<unknown, Language>([
  ['en_US', 'en'],
  ['zh_TW', 'tw'],
  ['zh_CN', 'zh'],
]);

/** Asks the public site around the frame for its home page. */
export function askForHome(): void {
  window.parent.postMessage({ action: 'toHome' }, location.origin);
}

/**
 * Gives something the focus where the reader sees it. In the frame, which grows to what it shows only after that is
 * drawn, it is brought into sight as there is room for it, until the reader goes on.
 * @returns leaves it where it is
 */
export function focusInSight(element: HTMLElement): () => void {
  const waiting = new AbortController();
  element.focus();
  const bringIntoSight = () => {
    if (document.activeElement === element) element.scrollIntoView({ block: 'center' });
  };
  const { signal } = waiting;
  const stop = () => waiting.abort();
  if (isFramed) {
    window.addEventListener('resize', bringIntoSight, { signal });
    for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
      window.addEventListener(act, stop, { signal, passive: true });
    }
  }
  return stop;
}

/**
 * In the frame: takes the language from the public site, and lets `styles/framed.css` hold.
 * @param languageStarted the first words are there; a message that comes before waits for them
 */
export function startFrame(languageStarted: Promise<void>): void {
  if (!isFramed) return;
  document.documentElement.dataset.framed = '';
  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== window.parent) return;
    const language = languageIn(data);
    // Words that do not arrive leave the language as it is; the next message tries again.
    if (language !== undefined) languageStarted.then(() => setLanguage(language)).catch(() => undefined);
  });
}

function languageIn(data: unknown): Language | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { action, language } = data as { action?: unknown; language?: unknown };
  return action === 'changeLanguage' ? LANGUAGES.get(language) : undefined;
}
