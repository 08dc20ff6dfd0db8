import type { Messages } from '@phial/content/messages/messages';
import type { Language } from '@phial/domain/language';

const LOADERS: Record<Language, () => Promise<Messages>> = {
  tw: () => import('@phial/content/messages/tw').then((module) => module.tw),
  zh: () => import('@phial/content/messages/zh').then((module) => module.zh),
  en: () => import('@phial/content/messages/en').then((module) => module.en),
};

/** Loads the words of one language, a chunk of its own. Rejects when the chunk does not arrive. */
export function loadCatalogue(language: Language): Promise<Messages> {
  return LOADERS[language]();
}
