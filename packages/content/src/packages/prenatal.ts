import type { LocalText } from '@phial/domain/language';
import { ITEMS_NOT_GIVEN, type ProfileGroup } from './package-page.ts';
import { clottedBlood, edta, SEMEN } from './specimens.ts';

const alsoCalled = 'antenatal pre-natal pregnancy 懷孕 怀孕 孕前 婚前';

const SEMEN_DELIVERY: LocalText = {
  en: 'The semen sample must reach one of the centres Central, Kwun Tong or Tsuen Wan (Tsuen Wan 9am to 1pm only) within 1.5 hours of collection.',
  tw: '精液樣本須於採集後 1.5 小時內送達中環、觀塘或荃灣其中一間中心（荃灣只限上午 9 時至下午 1 時）。',
  zh: '精液样本须于采集后 1.5 小时内送达中环、观塘或荃湾其中一间中心（荃湾只限上午 9 时至下午 1 时）。',
};

/** Both female profiles carry the code KM81 (docs/rules/packages.md#shared-codes). */
export const prenatal: ProfileGroup = {
  code: 'prenatal',
  name: { en: 'Prenatal', tw: '產前檢查', zh: '产前检查' },
  pages: [
    {
      component: 'female-prenatal-profile-1',
      code: 'KM81',
      name: { en: 'Female Prenatal Profile 1', tw: '女性產前檢查組合 1', zh: '女性产前检查组合 1' },
      alsoCalled,
      specimens: [edta(3), clottedBlood(5)],
      turnaroundDays: [1],
      testItems: ITEMS_NOT_GIVEN,
    },
    {
      component: 'female-prenatal-profile-2',
      code: 'KM81',
      name: { en: 'Female Prenatal Profile 2', tw: '女性產前檢查組合 2', zh: '女性产前检查组合 2' },
      alsoCalled,
      specimens: [edta(3), clottedBlood(5)],
      turnaroundDays: [1],
      testItems: ITEMS_NOT_GIVEN,
    },
    {
      component: 'male-prenatal-profile-1',
      code: 'KM101',
      name: { en: 'Male Prenatal Profile 1', tw: '男性產前檢查組合 1', zh: '男性产前检查组合 1' },
      alsoCalled,
      specimens: [edta(3), clottedBlood(5), SEMEN],
      turnaroundDays: [1],
      testItems: ITEMS_NOT_GIVEN,
      remarks: [SEMEN_DELIVERY],
    },
    {
      component: 'male-prenatal-profile-2',
      code: 'KM104',
      name: { en: 'Male Prenatal Profile 2', tw: '男性產前檢查組合 2', zh: '男性产前检查组合 2' },
      alsoCalled,
      specimens: [edta(3), clottedBlood(5), SEMEN],
      turnaroundDays: [1],
      testItems: ITEMS_NOT_GIVEN,
      remarks: [SEMEN_DELIVERY],
    },
  ],
};
