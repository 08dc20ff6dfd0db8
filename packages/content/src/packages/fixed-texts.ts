/** Texts that stand on package pages in English and Chinese whatever the language of the site. */
import type { LocalText } from '@phial/domain/language';

/** Where no value is known. */
export const PLEASE_ENQUIRE: LocalText = { en: 'Please enquire', tw: '請向本公司查詢', zh: '请向本公司查询' };

/** The remarks are headed with the Chinese word in every language. */
export const REMARKS: LocalText = { en: 'Remarks', tw: '備註', zh: '备注' };

/** Beside a test item that applies to one sex only. */
export const ONLY_FOR = {
  female: { en: 'female only', tw: '只限女性', zh: '只限女性' },
  male: { en: 'male only', tw: '只限男性', zh: '只限男性' },
} as const satisfies Record<string, LocalText>;

export const ALLERGEN_COLUMNS = {
  result: {
    en: 'Quantitative result (kUA/L)',
    tw: '定量結果（kUA/L）',
    zh: '定量结果（kUA/L）',
  },
  significance: { en: 'Significance', tw: '意義', zh: '意义' },
  class: { en: 'Specific IgE class', tw: '特異性 IgE 級別', zh: '特异性 IgE 级别' },
} as const satisfies Record<string, LocalText>;
