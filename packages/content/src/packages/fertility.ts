import { ITEMS_NOT_GIVEN, type PackagePage, type ProfileGroup } from './package-page.ts';
import { clottedBlood } from './specimens.ts';

const profile = {
  alsoCalled: 'hormone infertility 不育 荷爾蒙 激素',
  specimens: [clottedBlood(3)],
  turnaroundDays: [1],
  testItems: ITEMS_NOT_GIVEN,
} satisfies Partial<PackagePage>;

export const fertility: ProfileGroup = {
  code: 'fertility',
  name: { en: 'Fertility', tw: '生育', zh: '生育' },
  pages: [
    {
      component: 'female-fertility-profile',
      code: 'KM49',
      name: { en: 'Female Fertility Profile', tw: '女性生育檢查組合', zh: '女性生育检查组合' },
      ...profile,
    },
    {
      component: 'female-fertility-profile-1',
      code: 'KM51',
      name: { en: 'Female Fertility Profile 1', tw: '女性生育檢查組合 1', zh: '女性生育检查组合 1' },
      ...profile,
    },
    {
      component: 'female-fertility-profile-2',
      code: 'KM52',
      name: { en: 'Female Fertility Profile 2', tw: '女性生育檢查組合 2', zh: '女性生育检查组合 2' },
      ...profile,
    },
    {
      component: 'male-fertility-profile-1',
      code: 'KM50',
      name: { en: 'Male Fertility Profile 1', tw: '男性生育檢查組合 1', zh: '男性生育检查组合 1' },
      ...profile,
    },
  ],
};
