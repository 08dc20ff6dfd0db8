import { LIGHT } from './preparations.ts';
import { itemsOf } from './test-item.ts';
import { CLOTTED_BLOOD, EDTA_BLOOD } from './usual-specimens.ts';

export const vitamins = itemsOf('TRC', [
  {
    testItemId: 'trc-vita',
    code: 'S8021',
    name: { en: 'Vitamin A', tw: '維生素 A', zh: '维生素 A' },
    preparation: LIGHT,
    synonyms: ['retinol', '視黃醇', '视黄醇', '維他命 A', '维他命 A'],
  },
  {
    testItemId: 'trc-caro',
    code: 'S8022',
    name: { en: 'Beta-carotene', tw: 'β-胡蘿蔔素', zh: 'β-胡萝卜素' },
    preparation: LIGHT,
    synonyms: ['carotene', '胡萝卜素'],
  },
  {
    testItemId: 'trc-vitb1',
    code: 'S8023',
    name: { en: 'Vitamin B1', tw: '維生素 B1', zh: '维生素 B1' },
    synonyms: ['thiamine', '硫胺素', '維他命 B1', '维他命 B1'],
  },
  {
    testItemId: 'trc-vitb2',
    code: 'S8024',
    name: { en: 'Vitamin B2', tw: '維生素 B2', zh: '维生素 B2' },
    synonyms: ['riboflavin', '核黃素', '核黄素', '維他命 B2', '维他命 B2'],
  },
  {
    testItemId: 'trc-vitb6',
    code: 'S8025',
    name: { en: 'Vitamin B6', tw: '維生素 B6', zh: '维生素 B6' },
    synonyms: ['pyridoxal phosphate', '維他命 B6', '维他命 B6', '吡哆醛'],
  },
  {
    testItemId: 'trc-vitb12',
    code: 'S8026',
    name: { en: 'Vitamin B12', tw: '維生素 B12', zh: '维生素 B12' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['cobalamin', 'B12', '鈷胺素', '钴胺素', '維他命 B12', '维他命 B12'],
  },
  {
    testItemId: 'trc-fol',
    code: 'S8027',
    name: { en: 'Folate', tw: '葉酸', zh: '叶酸' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['folic acid', 'serum folate', '血清葉酸', '血清叶酸'],
  },
  {
    testItemId: 'trc-rcfol',
    code: 'S8028',
    name: { en: 'Red cell folate', tw: '紅血球葉酸', zh: '红细胞叶酸' },
    specimen: EDTA_BLOOD,
    synonyms: ['erythrocyte folate', '紅細胞葉酸'],
  },
  {
    testItemId: 'trc-vitc',
    code: 'S8029',
    name: { en: 'Vitamin C', tw: '維生素 C', zh: '维生素 C' },
    synonyms: ['ascorbic acid', '抗壞血酸', '抗坏血酸', '維他命 C', '维他命 C'],
  },
  {
    testItemId: 'trc-vitd',
    code: 'S8030',
    name: { en: '25-hydroxyvitamin D', tw: '25-羥維生素 D', zh: '25-羟维生素 D' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['vitamin D', '25-OH vitamin D', 'calcidiol', '維生素 D', '维生素 D', '維他命 D', '维他命 D'],
  },
  {
    testItemId: 'trc-vitd2',
    code: 'S8031',
    name: { en: '1,25-dihydroxyvitamin D', tw: '1,25-二羥維生素 D', zh: '1,25-二羟维生素 D' },
    synonyms: ['calcitriol', 'active vitamin D', '活性維生素 D', '活性维生素 D'],
  },
  {
    testItemId: 'trc-vite',
    code: 'S8032',
    name: { en: 'Vitamin E', tw: '維生素 E', zh: '维生素 E' },
    synonyms: ['tocopherol', '生育酚', '維他命 E', '维他命 E'],
  },
  {
    testItemId: 'trc-vitk',
    code: 'S8033',
    name: { en: 'Vitamin K1', tw: '維生素 K1', zh: '维生素 K1' },
    synonyms: ['phylloquinone', '維他命 K', '维他命 K'],
  },
  {
    testItemId: 'trc-q10',
    code: 'S8034',
    name: { en: 'Coenzyme Q10', tw: '輔酶 Q10', zh: '辅酶 Q10' },
    synonyms: ['CoQ10', 'ubiquinone', '泛醌'],
  },
  {
    testItemId: 'trc-mma',
    code: 'S8035',
    name: { en: 'Methylmalonic acid', tw: '甲基丙二酸', zh: '甲基丙二酸' },
    synonyms: ['MMA'],
  },
]);
