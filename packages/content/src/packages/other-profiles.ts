import { allItems, ITEMS_NOT_GIVEN, type ProfileGroup } from './package-page.ts';
import { clottedBlood, edta, randomUrine, STOOL } from './specimens.ts';

export const otherProfiles: ProfileGroup = {
  code: 'other-profiles',
  name: { en: 'Other profiles', tw: '其他組合', zh: '其他组合' },
  pages: [
    {
      component: 'renal-rheumatoid-profile-4',
      code: 'KM56',
      name: {
        en: 'Renal Rheumatoid Profile 4',
        tw: '腎臟及類風濕檢查組合 4',
        zh: '肾脏及类风湿检查组合 4',
      },
      alsoCalled: 'kidney arthritis 腎功能 肾功能 風濕 风湿',
      specimens: [clottedBlood(5), edta(3)],
      turnaroundDays: [2],
      testItems: ITEMS_NOT_GIVEN,
    },
    {
      component: 'torch-profile',
      code: 'KM78',
      name: { en: 'TORCH Profile', tw: 'TORCH 檢查組合', zh: 'TORCH 检查组合' },
      specimens: [clottedBlood(5)],
      turnaroundDays: [2],
      testItems: allItems(
        {
          testItemId: 'inf-toxg',
          name: { en: 'Toxoplasma IgG', tw: '弓形蟲 IgG 抗體', zh: '弓形虫 IgG 抗体' },
        },
        { testItemId: 'inf-rubg', name: { en: 'Rubella IgG', tw: '德國麻疹 IgG 抗體', zh: '风疹 IgG 抗体' } },
        {
          testItemId: 'inf-cmvg',
          name: { en: 'CMV IgG', tw: '巨細胞病毒 IgG 抗體', zh: '巨细胞病毒 IgG 抗体' },
        },
        {
          testItemId: 'inf-hsv2',
          name: { en: 'HSV II antibody', tw: '單純疱疹病毒二型抗體', zh: '单纯疱疹病毒二型抗体' },
        },
      ),
    },
    {
      component: 'electrolyte-profile',
      code: 'KM26',
      name: { en: 'Electrolyte Profile', tw: '電解質檢查組合', zh: '电解质检查组合' },
      specimens: [clottedBlood(5)],
      turnaroundDays: [1],
      testItems: allItems(
        { testItemId: 'bio-na', name: { en: 'Sodium', tw: '鈉', zh: '钠' } },
        { testItemId: 'bio-k', name: { en: 'Potassium', tw: '鉀', zh: '钾' } },
        { testItemId: 'bio-cl', name: { en: 'Chloride', tw: '氯化物', zh: '氯化物' } },
        { testItemId: 'bio-hco3', name: { en: 'Bicarbonate', tw: '碳酸氫鹽', zh: '碳酸氢盐' } },
      ),
    },
    {
      component: 'domestic-helper-plan',
      code: 'DH1',
      name: { en: 'Domestic Helper Plan', tw: '家庭傭工檢查計劃', zh: '家庭佣工检查计划' },
      alsoCalled: 'maid 外傭 外佣 工人姐姐',
      specimens: [clottedBlood(5), randomUrine(5), STOOL],
      turnaroundDays: [1],
      testItems: allItems(
        { testItemId: 'inf-hbsag', name: { en: 'HBsAg', tw: '乙型肝炎表面抗原', zh: '乙型肝炎表面抗原' } },
        { testItemId: 'inf-hiv', name: { en: 'HIV', tw: '愛滋病病毒', zh: '艾滋病病毒' } },
        { testItemId: 'inf-syph', name: { en: 'Syphilis antibody', tw: '梅毒抗體', zh: '梅毒抗体' } },
        { testItemId: 'uri-preg', name: { en: 'Pregnancy test', tw: '妊娠測試', zh: '妊娠测试' } },
        { testItemId: 'uri-op', name: { en: 'Ova and parasites', tw: '蟲卵及寄生蟲', zh: '虫卵及寄生虫' } },
      ),
    },
  ],
};
