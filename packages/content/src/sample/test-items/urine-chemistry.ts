import { itemsOf } from './test-item.ts';
import { RANDOM_URINE } from './usual-specimens.ts';

export const urineChemistry = itemsOf('URI', [
  {
    testItemId: 'uri-osm',
    code: 'S7521',
    name: { en: 'Urine osmolality', tw: '尿液滲透壓', zh: '尿渗透压' },
    specimen: RANDOM_URINE,
    synonyms: ['urine OSM'],
  },
  {
    testItemId: 'uri-na',
    code: 'S7522',
    name: { en: 'Urine sodium', tw: '尿鈉', zh: '尿钠' },
    synonyms: ['urine Na'],
  },
  {
    testItemId: 'uri-k',
    code: 'S7523',
    name: { en: 'Urine potassium', tw: '尿鉀', zh: '尿钾' },
    synonyms: ['urine K'],
  },
  {
    testItemId: 'uri-amy',
    code: 'S7524',
    name: { en: 'Urine amylase', tw: '尿液澱粉酶', zh: '尿淀粉酶' },
    synonyms: ['UAMY'],
  },
  {
    testItemId: 'uri-preg',
    code: 'S7525',
    name: { en: 'Pregnancy test', tw: '妊娠測試', zh: '妊娠测试' },
    specimen: RANDOM_URINE,
    synonyms: [
      'urine pregnancy test',
      'urine hCG',
      'pregnancy',
      '驗孕',
      '验孕',
      '懷孕測試',
      '怀孕测试',
      '妊娠试验',
    ],
  },
  {
    testItemId: 'uri-bj',
    code: 'S7526',
    name: { en: 'Bence Jones protein', tw: '本周氏蛋白', zh: '本周蛋白' },
    synonyms: ['urine light chains', 'myeloma', '骨髓瘤'],
  },
  {
    testItemId: 'uri-upe',
    code: 'S7527',
    name: { en: 'Urine protein electrophoresis', tw: '尿液蛋白電泳', zh: '尿蛋白电泳' },
    synonyms: ['UPE', 'UPEP'],
  },
]);
