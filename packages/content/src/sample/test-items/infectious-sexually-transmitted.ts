import { itemsOf } from './test-item.ts';
import { CLOTTED_BLOOD } from './usual-specimens.ts';

export const sexuallyTransmitted = itemsOf('INF', [
  {
    testItemId: 'inf-hiv',
    code: 'S4521',
    name: { en: 'HIV antigen and antibody', tw: '愛滋病病毒抗原及抗體', zh: '艾滋病病毒抗原和抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: [
      'HIV',
      'HIV test',
      'HIV Ag/Ab',
      'AIDS',
      '人類免疫力缺乏病毒',
      '人类免疫力缺乏病毒',
      '愛滋病',
      '爱滋病',
      '愛滋病病毒',
      '爱滋病病毒',
      '艾滋病',
      '艾滋病病毒',
    ],
  },
  {
    testItemId: 'inf-htlv',
    code: 'S4522',
    name: { en: 'HTLV-I/II antibody', tw: '人類嗜 T 淋巴細胞病毒抗體', zh: '人类嗜 T 淋巴细胞病毒抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['HTLV', 'human T-lymphotropic virus'],
  },
  {
    testItemId: 'inf-syph',
    code: 'S4523',
    name: { en: 'Syphilis antibody', tw: '梅毒抗體', zh: '梅毒抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['treponemal antibody', 'syphilis', '梅毒', 'STD', '性病'],
  },
  {
    testItemId: 'inf-vdrl',
    code: 'S4524',
    name: {
      en: 'Venereal Disease Research Laboratory test (VDRL)',
      tw: '性病研究實驗室試驗',
      zh: '性病研究实验室试验',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['VDRL', 'syphilis', '梅毒', '性病'],
  },
  {
    testItemId: 'inf-rpr',
    code: 'S4525',
    name: { en: 'Rapid plasma reagin test (RPR)', tw: '快速血漿反應素試驗', zh: '快速血浆反应素试验' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['RPR', 'syphilis', '梅毒', '性病'],
  },
  {
    testItemId: 'inf-tpha',
    code: 'S4526',
    name: {
      en: 'Treponema pallidum haemagglutination assay (TPHA)',
      tw: '梅毒螺旋體血凝試驗',
      zh: '梅毒螺旋体血凝试验',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['TPHA', 'TPPA', 'syphilis', '梅毒'],
  },
  {
    testItemId: 'inf-fta',
    code: 'S4527',
    name: {
      en: 'Fluorescent treponemal antibody absorption test (FTA-Abs)',
      tw: '螢光梅毒螺旋體抗體吸收試驗',
      zh: '荧光梅毒螺旋体抗体吸收试验',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['FTA-Abs', 'FTA', 'syphilis', '梅毒'],
  },
  {
    testItemId: 'inf-hsv1',
    code: 'S4528',
    name: {
      en: 'Herpes simplex virus type 1 IgG antibody',
      tw: '單純疱疹病毒一型 IgG 抗體',
      zh: '单纯疱疹病毒一型 IgG 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['HSV I antibody', 'HSV-1 IgG', 'cold sore', '唇瘡', '唇疮'],
  },
  {
    testItemId: 'inf-hsv2',
    code: 'S4529',
    name: {
      en: 'Herpes simplex virus type 2 IgG antibody',
      tw: '單純疱疹病毒二型 IgG 抗體',
      zh: '单纯疱疹病毒二型 IgG 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['HSV II antibody', 'HSV-2 IgG', 'genital herpes', '生殖器疱疹'],
  },
]);
