import { giveServerState, readAhead } from '@phial/browser/server-state/server-state';
import type { FirstScreen } from '@phial/contract/content/first-screen';
import type { Language } from '@phial/domain/language';
import { currentLanguage, loadMessages } from '../language/language.ts';
import { packages } from '../published/packages.ts';
import { findRoute, ROUTES } from '../routes.ts';

/** A first screen as it stands in the page. */
export interface ShownScreen extends FirstScreen {
  /** What stood behind `#` when it was chosen. */
  readonly address: string;
  readonly language: Language;
}

declare global {
  interface Window {
    /** Set by `choose.ts` where the server has a first screen for the page; it never rejects. */
    firstScreen?: Promise<ShownScreen | undefined>;
  }
}

/**
 * Gets ready what the site needs to take over the first screen as it stands: the page, its words and the answers
 * it was drawn from. To be called once the site has its language.
 * @returns false where there is none, or where it is not what the site would draw
 */
export async function prepareFirstScreen(): Promise<boolean> {
  const screen = await window.firstScreen;
  if (screen === undefined || !isWanted(screen)) return false;
  giveServerState(screen.answers);
  try {
    const { pathname } = new URL(screen.address, 'http://site');
    const route = findRoute(ROUTES, pathname);
    await Promise.all([
      route?.load(),
      ...(route?.words ?? []).map(loadMessages),
      screen.packages ? readAhead(packages()) : undefined,
    ]);
  } catch {
    // The page itself says that something has not arrived, and offers to try again.
    return false;
  }
  // So that a touch is answered between reading the scripts and taking over the page, each of which takes a while.
  await new Promise((resolve) => setTimeout(resolve));
  // The visitor may have gone on meanwhile: links of the first screen lead on without scripts.
  return isWanted(screen);
}

function isWanted({ address, language }: ShownScreen): boolean {
  return address === (location.hash.slice(1) || '/') && language === currentLanguage();
}
