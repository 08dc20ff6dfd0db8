import { FASTING } from './fasting.ts';
import { ITEMS_NOT_GIVEN, type PackagePage, type ProfileGroup } from './package-page.ts';

const alsoCalled = 'heart cardiovascular 心血管 心臟病 心脏病';

/** Turnaround is given for the six panels together only, as one or the other (docs/rules/packages.md#turnaround). */
const panel = {
  alsoCalled,
  turnaroundDays: [1, 4],
  fasting: FASTING,
  testItems: ITEMS_NOT_GIVEN,
} satisfies Partial<PackagePage>;

const risk = { alsoCalled, fasting: FASTING, testItems: ITEMS_NOT_GIVEN } satisfies Partial<PackagePage>;

export const cardiac: ProfileGroup = {
  code: 'cardiac',
  name: { en: 'Cardiac', tw: '心臟', zh: '心脏' },
  pages: [
    {
      component: 'acute-myocardial-infarction',
      code: 'KM41',
      name: {
        en: 'Acute Myocardial Infarction',
        tw: '急性心肌梗塞檢查組合',
        zh: '急性心肌梗死检查组合',
      },
      ...panel,
      alsoCalled: `${alsoCalled} ami heart attack 心臟病發`,
    },
    {
      component: 'cardiac-enzymes',
      code: 'KM42',
      name: { en: 'Cardiac Enzymes', tw: '心肌酵素檢查組合', zh: '心肌酶检查组合' },
      ...panel,
    },
    {
      component: 'acute-cardiac-markers',
      code: 'KM43',
      name: {
        en: 'Acute Cardiac Markers',
        tw: '急性心臟標記檢查組合',
        zh: '急性心脏标志物检查组合',
      },
      ...panel,
    },
    {
      component: 'heart-failure-plus-acute-markers',
      code: 'KM44',
      name: {
        en: 'Heart Failure plus Acute Markers',
        tw: '心臟衰竭及急性標記檢查組合',
        zh: '心力衰竭及急性标志物检查组合',
      },
      ...panel,
    },
    {
      component: 'advanced-cardiac',
      code: 'KM39',
      name: { en: 'Advanced Cardiac', tw: '進階心臟檢查組合', zh: '进阶心脏检查组合' },
      ...panel,
    },
    {
      component: 'extended-cardiac',
      code: 'KM40',
      name: { en: 'Extended Cardiac', tw: '擴展心臟檢查組合', zh: '扩展心脏检查组合' },
      ...panel,
    },
    {
      component: 'heart-risk-1',
      code: 'KM45',
      name: { en: 'Heart Risk 1', tw: '心臟風險檢查組合 1', zh: '心脏风险检查组合 1' },
      ...risk,
    },
    {
      component: 'heart-risk-2',
      code: 'KM46',
      name: { en: 'Heart Risk 2', tw: '心臟風險檢查組合 2', zh: '心脏风险检查组合 2' },
      ...risk,
    },
  ],
};
