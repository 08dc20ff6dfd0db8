import { allItems, type ProfileGroup, type TestItem } from './package-page.ts';
import { clottedBlood } from './specimens.ts';

const T3: TestItem = {
  testItemId: 'end-t3',
  name: { en: 'T3', tw: '三碘甲狀腺原氨酸（T3）', zh: '三碘甲状腺原氨酸（T3）' },
};
const T4: TestItem = { testItemId: 'end-t4', name: { en: 'T4', tw: '甲狀腺素（T4）', zh: '甲状腺素（T4）' } };
const T_UPTAKE: TestItem = {
  testItemId: 'end-tup',
  name: { en: 'T-uptake', tw: '甲狀腺素攝取率', zh: '甲状腺素摄取率' },
};
const FTI: TestItem = {
  testItemId: 'end-fti',
  name: { en: 'FTI', tw: '游離甲狀腺素指數', zh: '游离甲状腺素指数' },
};
const TSH: TestItem = { testItemId: 'end-tsh', name: { en: 'TSH', tw: '促甲狀腺激素', zh: '促甲状腺激素' } };
const FREE_T4: TestItem = {
  testItemId: 'end-ft4',
  name: { en: 'Free T4', tw: '游離甲狀腺素', zh: '游离甲状腺素' },
};
const FREE_T3: TestItem = {
  testItemId: 'end-ft3',
  name: { en: 'Free T3', tw: '游離三碘甲狀腺原氨酸', zh: '游离三碘甲状腺原氨酸' },
};

const alsoCalled = 'thyroid 甲功';

export const thyroid: ProfileGroup = {
  code: 'thyroid',
  name: { en: 'Thyroid', tw: '甲狀腺', zh: '甲状腺' },
  pages: [
    {
      component: 'thyroprofile',
      code: 'KM57',
      name: { en: 'Thyroprofile', tw: '甲狀腺檢查組合', zh: '甲状腺检查组合' },
      alsoCalled,
      specimens: [clottedBlood(3)],
      turnaroundDays: [1],
      testItems: allItems(T3, T4, T_UPTAKE, FTI, TSH),
    },
    {
      component: 'group-t-fti',
      code: 'KM58',
      name: { en: 'Group-T/FTI', tw: '甲狀腺組合 T/FTI', zh: '甲状腺组合 T/FTI' },
      alsoCalled,
      turnaroundDays: [1],
      testItems: allItems(T4, T_UPTAKE, FTI),
    },
    {
      component: 'group-t2',
      code: 'KM59',
      name: { en: 'Group-T2', tw: '甲狀腺組合 T2', zh: '甲状腺组合 T2' },
      alsoCalled,
      turnaroundDays: [1],
      testItems: allItems(TSH, FREE_T4, FREE_T3),
    },
    {
      component: 'group-t3',
      code: 'KM60',
      name: { en: 'Group-T3', tw: '甲狀腺組合 T3', zh: '甲状腺组合 T3' },
      alsoCalled,
      turnaroundDays: [1],
      testItems: allItems(TSH, T4, T3),
    },
  ],
};
