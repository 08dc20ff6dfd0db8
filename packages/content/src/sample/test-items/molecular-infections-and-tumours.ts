import { itemsOf } from './test-item.ts';
import { EDTA_BLOOD, STOOL, TISSUE_IN_FORMALIN } from './usual-specimens.ts';

export const moreInfectionsAndTumours = itemsOf('MOL', [
  {
    testItemId: 'mol-pert',
    code: 'S5531',
    name: { en: 'Bordetella pertussis PCR', tw: '百日咳桿菌核酸檢測', zh: '百日咳鲍特菌核酸检测' },
    synonyms: ['pertussis', 'whooping cough', '百日咳'],
  },
  {
    testItemId: 'mol-ev',
    code: 'S5532',
    name: { en: 'Enterovirus PCR', tw: '腸道病毒核酸檢測', zh: '肠道病毒核酸检测' },
    synonyms: ['hand foot and mouth disease', '手足口病'],
  },
  {
    testItemId: 'mol-tb',
    code: 'S5533',
    name: { en: 'Mycobacterium tuberculosis PCR', tw: '結核桿菌核酸檢測', zh: '结核分枝杆菌核酸检测' },
    synonyms: ['TB PCR', 'tuberculosis', '結核病', '结核病', '肺癆', '肺痨'],
  },
  {
    testItemId: 'mol-noro',
    code: 'S5534',
    name: { en: 'Norovirus PCR', tw: '諾如病毒核酸檢測', zh: '诺如病毒核酸检测' },
    specimen: STOOL,
    synonyms: ['gastroenteritis', '腸胃炎', '肠胃炎', '诺沃克病毒'],
  },
  {
    testItemId: 'mol-gi',
    code: 'S5535',
    name: {
      en: 'Gastrointestinal pathogen PCR panel',
      tw: '腸胃道病原體核酸檢測組合',
      zh: '胃肠道病原体核酸检测组合',
    },
    specimen: STOOL,
    synonyms: ['GI panel', 'diarrhoea', 'gastroenteritis', '腸胃炎', '肠胃炎'],
  },
  {
    testItemId: 'mol-jak2',
    code: 'S5536',
    name: { en: 'JAK2 V617F mutation', tw: 'JAK2 V617F 基因突變', zh: 'JAK2 V617F 基因突变' },
    specimen: EDTA_BLOOD,
    synonyms: ['polycythaemia vera', 'myeloproliferative neoplasm', '真性紅細胞增多症', '真性红细胞增多症'],
  },
  {
    testItemId: 'mol-bcr',
    code: 'S5537',
    name: {
      en: 'BCR-ABL1 fusion transcript, quantitative',
      tw: 'BCR-ABL1 融合基因定量',
      zh: 'BCR-ABL1 融合基因定量',
    },
    synonyms: [
      'BCR-ABL',
      'Philadelphia chromosome',
      'chronic myeloid leukaemia',
      'CML',
      '慢性髓細胞性白血病',
      '慢性髓细胞性白血病',
      '费城染色体',
    ],
  },
  {
    testItemId: 'mol-egfr',
    code: 'S5538',
    name: { en: 'EGFR mutation analysis', tw: 'EGFR 基因突變分析', zh: 'EGFR 基因突变分析' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['epidermal growth factor receptor'],
  },
  {
    testItemId: 'mol-kras',
    code: 'S5539',
    name: { en: 'KRAS mutation analysis', tw: 'KRAS 基因突變分析', zh: 'KRAS 基因突变分析' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['RAS'],
  },
  {
    testItemId: 'mol-nras',
    code: 'S5540',
    name: { en: 'NRAS mutation analysis', tw: 'NRAS 基因突變分析', zh: 'NRAS 基因突变分析' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['RAS'],
  },
  {
    testItemId: 'mol-braf',
    code: 'S5541',
    name: { en: 'BRAF V600E mutation', tw: 'BRAF V600E 基因突變', zh: 'BRAF V600E 基因突变' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['BRAF V600'],
  },
  {
    testItemId: 'mol-alk',
    code: 'S5542',
    name: { en: 'ALK gene rearrangement', tw: 'ALK 基因重排', zh: 'ALK 基因重排' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['anaplastic lymphoma kinase'],
  },
  {
    testItemId: 'mol-msi',
    code: 'S5543',
    name: { en: 'Microsatellite instability (MSI)', tw: '微衛星不穩定性', zh: '微卫星不稳定性' },
    specimen: TISSUE_IN_FORMALIN,
    synonyms: ['MSI', 'Lynch syndrome', '林奇綜合症', '林奇综合症'],
  },
]);
