import type { ProfileGroup } from './package-page.ts';
import { clottedBlood, FEMALE_URINE_OR_SWAB, MALE_URINE_OR_SWAB } from './specimens.ts';

const alsoCalled = 'std sti sexually transmitted 性病';
const specimens = [clottedBlood(5), FEMALE_URINE_OR_SWAB, MALE_URINE_OR_SWAB];

/**
 * The title is the laboratory's own; of the lists only the counts and two names are known
 * (docs/rules/packages.md#partial-item-lists).
 */
export const sexTransmittedDisease: ProfileGroup = {
  code: 'sex-transmitted-disease',
  name: { en: 'Sex transmitted disease', tw: '性傳播疾病', zh: '性传播疾病' },
  pages: [
    {
      component: 'sex-transmitted-disease-package-1',
      code: 'KM65',
      name: {
        en: 'Sex Transmitted Disease Package 1',
        tw: '性傳播疾病檢查套餐 1',
        zh: '性传播疾病检查套餐 1',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [4],
      testItems: {
        complete: false,
        note: {
          en: '9 items including FTA-Abs and HBsAg',
          tw: '共 9 個項目，包括 FTA-Abs 及 HBsAg',
          zh: '共 9 个项目，包括 FTA-Abs 及 HBsAg',
        },
        groups: [
          {
            items: [
              {
                testItemId: 'inf-fta',
                name: {
                  en: 'FTA-Abs',
                  tw: '螢光梅毒螺旋體抗體吸收試驗',
                  zh: '荧光梅毒螺旋体抗体吸收试验',
                },
              },
              {
                testItemId: 'inf-hbsag',
                name: { en: 'HBsAg', tw: '乙型肝炎表面抗原', zh: '乙型肝炎表面抗原' },
              },
            ],
          },
        ],
      },
    },
    {
      component: 'sex-transmitted-disease-package-2',
      code: 'KM66',
      name: {
        en: 'Sex Transmitted Disease Package 2',
        tw: '性傳播疾病檢查套餐 2',
        zh: '性传播疾病检查套餐 2',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [4],
      testItems: {
        complete: false,
        note: { en: '6 items', tw: '共 6 個項目', zh: '共 6 个项目' },
        groups: [],
      },
    },
    {
      component: 'sex-transmitted-disease-package-3',
      code: 'KM67',
      name: {
        en: 'Sex Transmitted Disease Package 3',
        tw: '性傳播疾病檢查套餐 3',
        zh: '性传播疾病检查套餐 3',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [4],
      testItems: {
        complete: false,
        note: { en: '7 items', tw: '共 7 個項目', zh: '共 7 个项目' },
        groups: [],
      },
    },
  ],
};
