import { itemsOf } from './test-item.ts';
import { EDTA_BLOOD } from './usual-specimens.ts';

export const haemoglobinsAndBloodGroups = itemsOf('HAE', [
  {
    testItemId: 'hae-thal',
    code: 'S2031',
    name: { en: 'Thalassaemia screening', tw: '地中海貧血篩查', zh: '地中海贫血筛查' },
    specimen: EDTA_BLOOD,
    synonyms: ['thalassemia', 'thal screen', '地貧', '地贫', '海洋性貧血', '海洋性贫血'],
    children: ['hae-hb', 'hae-mcv', 'hae-mch', 'hae-hba2', 'hae-hbf', 'hae-hbh'],
  },
  {
    testItemId: 'hae-hbep',
    code: 'S2032',
    name: { en: 'Haemoglobin electrophoresis', tw: '血紅蛋白電泳', zh: '血红蛋白电泳' },
    specimen: EDTA_BLOOD,
    synonyms: ['Hb electrophoresis', 'Hb pattern', 'hemoglobin electrophoresis'],
  },
  {
    testItemId: 'hae-hba2',
    code: 'S2033',
    name: { en: 'Haemoglobin A2', tw: '血紅蛋白 A2', zh: '血红蛋白 A2' },
    specimen: EDTA_BLOOD,
    synonyms: ['HbA2', 'Hb A2'],
  },
  {
    testItemId: 'hae-hbf',
    code: 'S2034',
    name: { en: 'Haemoglobin F', tw: '血紅蛋白 F', zh: '血红蛋白 F' },
    specimen: EDTA_BLOOD,
    synonyms: ['HbF', 'Hb F', 'fetal haemoglobin', '胎兒血紅蛋白', '胎儿血红蛋白'],
  },
  {
    testItemId: 'hae-hbh',
    code: 'S2035',
    name: { en: 'Haemoglobin H inclusion bodies', tw: '血紅蛋白 H 包涵體', zh: '血红蛋白 H 包涵体' },
    specimen: EDTA_BLOOD,
    synonyms: ['HbH', 'H inclusion bodies', 'Hb H'],
  },
  {
    testItemId: 'hae-osmfr',
    code: 'S2036',
    name: { en: 'Red cell osmotic fragility', tw: '紅血球滲透脆性', zh: '红细胞渗透脆性' },
    synonyms: ['osmotic fragility test', 'OFT'],
  },
  {
    testItemId: 'hae-group',
    code: 'S2037',
    name: { en: 'Blood group', tw: '血型', zh: '血型' },
    specimen: EDTA_BLOOD,
    synonyms: ['blood type', 'blood grouping', 'ABO and Rh', '驗血型', '验血型'],
    children: ['hae-abo', 'hae-rhd'],
  },
  {
    testItemId: 'hae-abo',
    code: 'S2038',
    name: { en: 'ABO blood group', tw: 'ABO 血型', zh: 'ABO 血型' },
    specimen: EDTA_BLOOD,
    synonyms: ['ABO grouping', 'ABO', 'blood type'],
  },
  {
    testItemId: 'hae-rhd',
    code: 'S2039',
    name: { en: 'Rh(D) blood group', tw: 'Rh(D) 血型', zh: 'Rh(D) 血型' },
    specimen: EDTA_BLOOD,
    synonyms: ['Rhesus factor', 'Rh factor', 'RhD', 'Rh typing', 'Rh 因子'],
  },
  {
    testItemId: 'hae-abs',
    code: 'S2040',
    name: { en: 'Red cell antibody screening', tw: '紅血球抗體篩查', zh: '红细胞抗体筛查' },
    synonyms: ['antibody screen', 'irregular antibodies', '不規則抗體', '不规则抗体'],
  },
  {
    testItemId: 'hae-dat',
    code: 'S2041',
    name: { en: 'Direct antiglobulin test', tw: '直接抗人球蛋白試驗', zh: '直接抗人球蛋白试验' },
    specimen: EDTA_BLOOD,
    synonyms: ['DAT', 'direct Coombs test', 'Coombs', '庫姆斯試驗', '库姆斯试验'],
  },
  {
    testItemId: 'hae-iat',
    code: 'S2042',
    name: { en: 'Indirect antiglobulin test', tw: '間接抗人球蛋白試驗', zh: '间接抗人球蛋白试验' },
    synonyms: ['IAT', 'indirect Coombs test', 'Coombs', '庫姆斯試驗', '库姆斯试验'],
  },
]);
