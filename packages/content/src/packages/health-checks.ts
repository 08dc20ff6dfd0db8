import { FASTING } from './fasting.ts';
import { healthCheckGroups } from './health-check-groups.ts';
import type { ProfileGroup } from './package-page.ts';
import { clottedBlood, edta, fluorideBlood, midstreamUrine, STOOL } from './specimens.ts';

const specimens = [edta(3), clottedBlood(10), fluorideBlood(2), midstreamUrine(20)];

/**
 * The groups that the specimens prove: fluoride blood, EDTA and urine. Which others a tier has is not given
 * (docs/rules/packages.md#partial-item-lists).
 */
const PROVED = { diabetes: [], bloodCount: [], urine: [] };

const withoutStool = {
  specimens,
  testItems: { complete: false, groups: healthCheckGroups(PROVED) },
};
const withStool = {
  specimens: [...specimens, STOOL],
  testItems: { complete: false, groups: healthCheckGroups({ ...PROVED, stool: [] }) },
};

const alsoCalled = 'body check checkup check-up medical 驗身 身體檢查 体检 身体检查';

export const healthChecks: ProfileGroup = {
  code: 'health-checks',
  name: { en: 'Health checks', tw: '健康檢查', zh: '健康检查' },
  pages: [
    {
      component: 'health-check-diamond',
      code: 'KM01',
      name: { en: 'Health check Diamond', tw: '鑽石健康檢查', zh: '钻石健康检查' },
      alsoCalled,
      turnaroundDays: [3],
      fasting: FASTING,
      ...withStool,
    },
    {
      component: 'health-check-silver',
      code: 'KM02',
      name: { en: 'Health check Silver', tw: '白銀健康檢查', zh: '白银健康检查' },
      alsoCalled,
      turnaroundDays: [3],
      fasting: FASTING,
      ...withStool,
    },
    {
      component: 'health-check-gold',
      code: 'KM03',
      name: { en: 'Health check Gold', tw: '黃金健康檢查', zh: '黄金健康检查' },
      alsoCalled,
      turnaroundDays: [1],
      fasting: FASTING,
      ...withoutStool,
    },
    {
      component: 'health-check-noble',
      code: 'KM80',
      name: { en: 'Health check Noble', tw: '尊貴健康檢查', zh: '尊贵健康检查' },
      alsoCalled,
      turnaroundDays: [1],
      fasting: FASTING,
      ...withStool,
    },
    {
      component: 'health-check-general',
      code: 'KM117',
      name: { en: 'Health check General', tw: '一般健康檢查', zh: '一般健康检查' },
      alsoCalled,
      turnaroundDays: [1],
      fasting: FASTING,
      ...withoutStool,
    },
    {
      component: 'health-check-basic-1',
      code: 'KM97',
      name: { en: 'Health check Basic 1', tw: '基本健康檢查 1', zh: '基本健康检查 1' },
      alsoCalled,
      turnaroundDays: [1],
      fasting: FASTING,
      ...withoutStool,
    },
    {
      component: 'health-check-basic-2',
      code: 'KM98',
      name: { en: 'Health check Basic 2', tw: '基本健康檢查 2', zh: '基本健康检查 2' },
      alsoCalled,
      turnaroundDays: [1],
      fasting: FASTING,
      ...withoutStool,
    },
  ],
};
