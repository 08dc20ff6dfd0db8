import { LANGUAGES, type Language } from '@phial/domain/language';

/**
 * The languages of a journey that takes the same course in each: the one it names, or all of them where
 * `E2E_LANGUAGES` is `all`. Whether the words are there and fit is seen on every page in all three languages by
 * `shell-routes` and `every-page`.
 */
export function languagesOfRun(usual: Language): readonly Language[];
export function languagesOfRun<L extends Language>(usual: L, all: readonly L[]): readonly L[];
export function languagesOfRun(usual: Language, all: readonly Language[] = LANGUAGES): readonly Language[] {
  return process.env.E2E_LANGUAGES === 'all' ? all : [usual];
}
