import type { LocalText } from '@phial/domain/language';
import type { AllergenClass } from './package-page.ts';

const below = (top: number): LocalText => ({
  en: `below ${top}`,
  tw: `低於 ${top}`,
  zh: `低于 ${top}`,
});
const between = (from: number, top: number): LocalText => ({
  en: `${from} to below ${top}`,
  tw: `${from} 至低於 ${top}`,
  zh: `${from} 至低于 ${top}`,
});
const atLeast = (from: number): LocalText => ({
  en: `${from} or more`,
  tw: `${from} 或以上`,
  zh: `${from} 或以上`,
});

const VERY_HIGH: LocalText = { en: 'very high', tw: '非常高', zh: '非常高' };

/**
 * The allergen reference table as the laboratory gives it: classes 4 and 5 share a band, and nothing is said
 * of 50 to below 100. Both are for the laboratory to mend, not for us
 * (docs/rules/packages.md#allergen-classes).
 */
export const ALLERGEN_CLASSES: readonly AllergenClass[] = [
  {
    result: below(0.35),
    significance: { en: 'absent or undetectable', tw: '沒有或檢測不到', zh: '没有或检测不到' },
    class: 0,
  },
  { result: between(0.35, 0.7), significance: { en: 'low', tw: '低', zh: '低' }, class: 1 },
  { result: between(0.7, 3.5), significance: { en: 'moderate', tw: '中等', zh: '中等' }, class: 2 },
  { result: between(3.5, 17.5), significance: { en: 'high', tw: '高', zh: '高' }, class: 3 },
  { result: between(17.5, 50), significance: VERY_HIGH, class: 4 },
  { result: between(17.5, 50), significance: VERY_HIGH, class: 5 },
  { result: atLeast(100), significance: VERY_HIGH, class: 6 },
];
