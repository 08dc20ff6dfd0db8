import { itemsOf } from './test-item.ts';
import { CLOTTED_BLOOD } from './usual-specimens.ts';

export const viruses = itemsOf('INF', [
  {
    testItemId: 'inf-vcaa',
    code: 'S4561',
    name: {
      en: 'Epstein-Barr virus VCA IgA antibody',
      tw: 'EB 病毒衣殼抗原 IgA 抗體',
      zh: 'EB 病毒衣壳抗原 IgA 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['EBV VCA IgA', 'EBV IgA', 'nasopharyngeal carcinoma', 'NPC', '鼻咽癌', 'EB 病毒'],
  },
  {
    testItemId: 'inf-vcam',
    code: 'S4562',
    name: {
      en: 'Epstein-Barr virus VCA IgM antibody',
      tw: 'EB 病毒衣殼抗原 IgM 抗體',
      zh: 'EB 病毒衣壳抗原 IgM 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['EBV VCA IgM', 'glandular fever', 'EB 病毒'],
  },
  {
    testItemId: 'inf-vcag',
    code: 'S4563',
    name: {
      en: 'Epstein-Barr virus VCA IgG antibody',
      tw: 'EB 病毒衣殼抗原 IgG 抗體',
      zh: 'EB 病毒衣壳抗原 IgG 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['EBV VCA IgG', 'EB 病毒'],
  },
  {
    testItemId: 'inf-ebna',
    code: 'S4564',
    name: {
      en: 'Epstein-Barr virus EBNA IgG antibody',
      tw: 'EB 病毒核抗原 IgG 抗體',
      zh: 'EB 病毒核抗原 IgG 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['EBNA', 'EB 病毒'],
  },
  {
    testItemId: 'inf-hetero',
    code: 'S4565',
    name: { en: 'Heterophile antibody', tw: '嗜異性抗體', zh: '嗜异性抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: [
      'infectious mononucleosis',
      'glandular fever',
      'Paul-Bunnell',
      '傳染性單核細胞增多症',
      '传染性单核细胞增多症',
    ],
  },
  {
    testItemId: 'inf-parvo',
    code: 'S4566',
    name: { en: 'Parvovirus B19 IgM antibody', tw: '細小病毒 B19 IgM 抗體', zh: '细小病毒 B19 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['B19', 'slapped cheek disease', 'fifth disease'],
  },
  {
    testItemId: 'inf-cov2',
    code: 'S4567',
    name: { en: 'SARS-CoV-2 antibody', tw: '新型冠狀病毒抗體', zh: '新型冠状病毒抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['COVID-19 antibody', 'COVID', '新冠抗體', '新冠抗体'],
  },
  {
    testItemId: 'inf-ns1',
    code: 'S4568',
    name: { en: 'Dengue NS1 antigen', tw: '登革熱 NS1 抗原', zh: '登革病毒 NS1 抗原' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['dengue fever', '登革熱', '登革热'],
  },
  {
    testItemId: 'inf-denm',
    code: 'S4569',
    name: { en: 'Dengue virus IgM antibody', tw: '登革熱病毒 IgM 抗體', zh: '登革病毒 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['dengue IgM', 'dengue fever', '登革熱', '登革热'],
  },
  {
    testItemId: 'inf-jem',
    code: 'S4570',
    name: {
      en: 'Japanese encephalitis virus IgM antibody',
      tw: '日本腦炎病毒 IgM 抗體',
      zh: '乙型脑炎病毒 IgM 抗体',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['JEV', 'Japanese encephalitis', '乙型脑炎', '乙脑'],
  },
  {
    testItemId: 'inf-zikm',
    code: 'S4571',
    name: { en: 'Zika virus IgM antibody', tw: '寨卡病毒 IgM 抗體', zh: '寨卡病毒 IgM 抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['Zika'],
  },
  {
    testItemId: 'inf-rabies',
    code: 'S4572',
    name: { en: 'Rabies virus antibody', tw: '狂犬病病毒抗體', zh: '狂犬病病毒抗体' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['rabies', '瘋狗症', '疯狗症'],
  },
]);
