import type { LocalText } from '@phial/domain/language';
import { SAMPLE_LABORATORY } from './laboratory.ts';

/** The words set in the pictures of a slide; its `alt` says the same. */
export interface SlideWords {
  readonly headline: LocalText;
  readonly line: LocalText;
}

/** The three slides of the home page, by the name of their pictures. After a change draw the pictures again. */
export const CAROUSEL_WORDS: Readonly<Record<'booking' | 'catalogue' | 'quality', SlideWords>> = {
  booking: {
    headline: { tw: '網上預約', zh: '在线预约', en: 'Book online' },
    line: {
      tw: '心電圖、抽血及收集樣本',
      zh: '心电图、抽血及样本采集',
      en: 'ECG, blood taking and specimen collection',
    },
  },
  catalogue: {
    headline: { tw: '查詢化驗項目', zh: '查询检验项目', en: 'Look up a test' },
    line: { tw: '所需樣本及檢驗前準備', zh: '所需样本及检验前准备', en: 'Its specimen and how to prepare' },
  },
  quality: {
    headline: { tw: '質素承諾', zh: '质量承诺', en: 'Quality you can rely on' },
    line: {
      tw: `認可編號 ${SAMPLE_LABORATORY.accreditation}`,
      zh: `认可编号 ${SAMPLE_LABORATORY.accreditation}`,
      en: `Accreditation number ${SAMPLE_LABORATORY.accreditation}`,
    },
  },
};
