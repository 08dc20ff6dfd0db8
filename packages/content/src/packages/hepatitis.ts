import { ITEMS_NOT_GIVEN, type PackagePage, type ProfileGroup } from './package-page.ts';

const notGiven = { alsoCalled: 'liver 肝病', testItems: ITEMS_NOT_GIVEN } satisfies Partial<PackagePage>;

/** Acute Hepatitis and Hepatitis B both carry the code KM33 (docs/rules/packages.md#shared-codes). */
export const hepatitis: ProfileGroup = {
  code: 'hepatitis',
  name: { en: 'Hepatitis', tw: '肝炎', zh: '肝炎' },
  pages: [
    {
      component: 'hepatitis-carrier-1',
      code: 'KM36',
      name: { en: 'Hepatitis Carrier 1', tw: '肝炎帶菌者檢查組合 1', zh: '肝炎病毒携带者检查组合 1' },
      ...notGiven,
    },
    {
      component: 'hepatitis-carrier-2',
      code: 'KM37',
      name: { en: 'Hepatitis Carrier 2', tw: '肝炎帶菌者檢查組合 2', zh: '肝炎病毒携带者检查组合 2' },
      ...notGiven,
    },
    {
      component: 'acute-hepatitis',
      code: 'KM33',
      name: { en: 'Acute Hepatitis', tw: '急性肝炎檢查組合', zh: '急性肝炎检查组合' },
      ...notGiven,
    },
    {
      component: 'hepatitis-b',
      code: 'KM33',
      name: { en: 'Hepatitis B', tw: '乙型肝炎檢查組合', zh: '乙型肝炎检查组合' },
      ...notGiven,
    },
    {
      component: 'hepatitis-a-b',
      code: 'KM133',
      name: { en: 'Hepatitis A+B', tw: '甲型及乙型肝炎檢查組合', zh: '甲型及乙型肝炎检查组合' },
      ...notGiven,
    },
    {
      component: 'hepatitis-a-b-c',
      code: 'KM188',
      name: {
        en: 'Hepatitis A+B+C',
        tw: '甲型、乙型及丙型肝炎檢查組合',
        zh: '甲型、乙型及丙型肝炎检查组合',
      },
      ...notGiven,
    },
  ],
};
