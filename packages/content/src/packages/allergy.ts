import { ALLERGEN_CLASSES } from './allergen-classes.ts';
import type { PackagePage, ProfileGroup } from './package-page.ts';
import { clottedBlood } from './specimens.ts';

/**
 * What every panel has; which mixes and which single allergens a panel has is not given
 * (docs/rules/packages.md#partial-item-lists).
 */
const panel = {
  alsoCalled: 'allergen sensitivity ige 敏感 致敏原 過敏原 过敏原',
  testItems: {
    complete: false,
    note: {
      en: 'Allergy panels use total IgE, allergen mixes (mould, weed pollen, tree pollen, seafood, food, nut, fruit, crop, meat) and individual allergens.',
      tw: '過敏檢查組合包括總免疫球蛋白 E、混合致敏原（霉菌、雜草花粉、樹木花粉、海鮮、食物、果仁、水果、農作物、肉類）及個別致敏原。',
      zh: '过敏检查组合包括总免疫球蛋白 E、混合过敏原（霉菌、杂草花粉、树木花粉、海鲜、食物、坚果、水果、农作物、肉类）及个别过敏原。',
    },
    groups: [
      {
        items: [
          { testItemId: 'all-ige', name: { en: 'Total IgE', tw: '總免疫球蛋白 E', zh: '总免疫球蛋白 E' } },
        ],
      },
    ],
  },
  allergenClasses: ALLERGEN_CLASSES,
} satisfies Partial<PackagePage>;

const measured = {
  ...panel,
  specimens: [clottedBlood(10)],
  turnaroundDays: [4],
} satisfies Partial<PackagePage>;

export const allergy: ProfileGroup = {
  code: 'allergy',
  name: { en: 'Allergy', tw: '過敏', zh: '过敏' },
  pages: [
    {
      component: 'group-allergy-profile-2',
      code: 'KM69',
      name: { en: 'Group Allergy Profile 2', tw: '綜合過敏檢查組合 2', zh: '综合过敏检查组合 2' },
      ...measured,
    },
    {
      component: 'eczema-panel',
      code: 'KM70',
      name: { en: 'Eczema Panel', tw: '濕疹檢查組合', zh: '湿疹检查组合' },
      ...measured,
    },
    {
      component: 'asthma-rhinitis-panel',
      code: 'KM71',
      name: { en: 'Asthma/Rhinitis Panel', tw: '哮喘／鼻炎檢查組合', zh: '哮喘／鼻炎检查组合' },
      ...measured,
      alsoCalled: `${panel.alsoCalled} 鼻敏感`,
    },
    {
      component: 'pediatric-food-allergy-profile',
      code: 'KM72',
      name: {
        en: 'Pediatric Food Allergy Profile',
        tw: '兒童食物過敏檢查組合',
        zh: '儿童食物过敏检查组合',
      },
      ...measured,
      alsoCalled: `${panel.alsoCalled} paediatric children 小朋友 小兒 小儿`,
    },
    {
      component: 'food-allergy-profile',
      code: 'KM73',
      name: { en: 'Food Allergy Profile', tw: '食物過敏檢查組合', zh: '食物过敏检查组合' },
      ...measured,
    },
    {
      component: 'environmental-allergy-profile',
      code: 'KM74',
      name: { en: 'Environmental Allergy Profile', tw: '環境過敏檢查組合', zh: '环境过敏检查组合' },
      ...measured,
    },
    {
      component: 'south-china-allergy-profile',
      code: 'KM75',
      name: { en: 'South China Allergy Profile', tw: '華南過敏檢查組合', zh: '华南过敏检查组合' },
      ...panel,
    },
  ],
};
