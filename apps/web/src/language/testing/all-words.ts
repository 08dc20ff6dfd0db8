import { ROUTES } from '../../routes.ts';
import { loadMessages, startLanguage } from '../language.ts';

/** Starts the language with the words of every journey, for tests that draw a component without its page. */
export async function startWithAllWords(): Promise<void> {
  await startLanguage();
  await Promise.all(ROUTES.flatMap(({ words = [] }) => words).map(loadMessages));
}
