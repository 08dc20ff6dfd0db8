import { itemsOf } from './test-item.ts';
import { CLOTTED_BLOOD } from './usual-specimens.ts';

export const torchAndVaccines = itemsOf('INF', [
  {
    testItemId: 'inf-torch',
    code: 'S4541',
    name: { en: 'TORCH antibodies', tw: 'TORCH 抗體', zh: 'TORCH 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['TORCH', 'TORCH screen', 'antenatal infections', '优生四项'],
    children: ['inf-toxg', 'inf-rubg', 'inf-cmvg', 'inf-hsv2'],
  },
  {
    testItemId: 'inf-toxg',
    code: 'S4542',
    name: { en: 'Toxoplasma IgG antibody', tw: '弓形蟲 IgG 抗體', zh: '弓形虫 IgG 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Toxoplasma IgG', 'Toxo IgG', 'toxoplasmosis', '弓漿蟲', '弓浆虫'],
  },
  {
    testItemId: 'inf-toxm',
    code: 'S4543',
    name: { en: 'Toxoplasma IgM antibody', tw: '弓形蟲 IgM 抗體', zh: '弓形虫 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Toxoplasma IgM', 'Toxo IgM', 'toxoplasmosis', '弓漿蟲', '弓浆虫'],
  },
  {
    testItemId: 'inf-rubg',
    code: 'S4544',
    name: { en: 'Rubella IgG antibody', tw: '德國麻疹 IgG 抗體', zh: '风疹病毒 IgG 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Rubella IgG', 'German measles', '風疹', '风疹'],
  },
  {
    testItemId: 'inf-rubm',
    code: 'S4545',
    name: { en: 'Rubella IgM antibody', tw: '德國麻疹 IgM 抗體', zh: '风疹病毒 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Rubella IgM', 'German measles', '風疹', '风疹'],
  },
  {
    testItemId: 'inf-cmvg',
    code: 'S4546',
    name: { en: 'Cytomegalovirus IgG antibody', tw: '巨細胞病毒 IgG 抗體', zh: '巨细胞病毒 IgG 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['CMV IgG', 'CMV'],
  },
  {
    testItemId: 'inf-cmvm',
    code: 'S4547',
    name: { en: 'Cytomegalovirus IgM antibody', tw: '巨細胞病毒 IgM 抗體', zh: '巨细胞病毒 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['CMV IgM', 'CMV'],
  },
  {
    testItemId: 'inf-meag',
    code: 'S4548',
    name: { en: 'Measles IgG antibody', tw: '麻疹 IgG 抗體', zh: '麻疹病毒 IgG 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Measles IgG', 'rubeola', 'MMR'],
  },
  {
    testItemId: 'inf-mumg',
    code: 'S4549',
    name: { en: 'Mumps IgG antibody', tw: '腮腺炎 IgG 抗體', zh: '腮腺炎病毒 IgG 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Mumps IgG', 'MMR', '痄腮'],
  },
  {
    testItemId: 'inf-vzvg',
    code: 'S4550',
    name: {
      en: 'Varicella-zoster virus IgG antibody',
      tw: '水痘帶狀疱疹病毒 IgG 抗體',
      zh: '水痘-带状疱疹病毒 IgG 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: [
      'Varicella-zoster IgG',
      'VZV IgG',
      'chickenpox',
      'shingles',
      '水痘',
      '帶狀疱疹',
      '带状疱疹',
      '生蛇',
    ],
  },
]);
