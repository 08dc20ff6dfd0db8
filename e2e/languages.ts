import { LANGUAGES, type Language } from '@phial/domain/language';

/**
 * The languages of a journey that takes the same course in each: all of them, or where `E2E_LANGUAGES` is `one` only the
 * one it names (docs/decisions/107-languages-of-journeys.md).
 */
export function languagesOfRun(usual: Language): readonly Language[];
export function languagesOfRun<L extends Language>(usual: L, all: readonly L[]): readonly L[];
export function languagesOfRun(usual: Language, all: readonly Language[] = LANGUAGES): readonly Language[] {
  return process.env.E2E_LANGUAGES === 'one' ? [usual] : all;
}
