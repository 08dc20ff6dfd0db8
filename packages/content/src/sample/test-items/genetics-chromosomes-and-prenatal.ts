import { itemsOf } from './test-item.ts';
import { EDTA_BLOOD, HEPARINISED_BLOOD } from './usual-specimens.ts';

export const chromosomesAndPrenatal = itemsOf('GEN', [
  {
    testItemId: 'gen-kary',
    code: 'S8501',
    name: { en: 'Karyotype analysis', tw: '染色體核型分析', zh: '染色体核型分析' },
    specimen: HEPARINISED_BLOOD,
    synonyms: ['karyotyping', 'chromosome analysis', 'cytogenetics', '染色體檢查', '染色体检查'],
  },
  {
    testItemId: 'gen-cma',
    code: 'S8502',
    name: { en: 'Chromosomal microarray analysis (CMA)', tw: '染色體微陣列分析', zh: '染色体微阵列分析' },
    synonyms: ['array CGH', 'microarray', '染色体芯片'],
  },
  {
    testItemId: 'gen-fish',
    code: 'S8503',
    name: { en: 'Fluorescence in situ hybridisation (FISH)', tw: '螢光原位雜交', zh: '荧光原位杂交' },
    synonyms: ['in situ hybridization'],
  },
  {
    testItemId: 'gen-nipt',
    code: 'S8504',
    name: { en: 'Non-invasive prenatal testing (NIPT)', tw: '無創性產前檢測', zh: '无创产前检测' },
    synonyms: [
      'NIPT',
      'Down syndrome',
      'cell-free fetal DNA',
      'T21',
      '唐氏綜合症',
      '唐氏综合症',
      '唐氏综合征',
      '无创 DNA',
    ],
  },
  {
    testItemId: 'gen-t1',
    code: 'S8505',
    name: {
      en: 'First-trimester Down syndrome screening',
      tw: '早孕期唐氏綜合症篩查',
      zh: '早孕期唐氏综合征筛查',
    },
    synonyms: ['combined test', '唐氏篩查', '唐氏筛查', '唐筛'],
  },
  {
    testItemId: 'gen-t2',
    code: 'S8506',
    name: {
      en: 'Second-trimester Down syndrome screening',
      tw: '中孕期唐氏綜合症篩查',
      zh: '中孕期唐氏综合征筛查',
    },
    synonyms: ['triple test', 'quadruple test', '唐氏篩查', '唐氏筛查', '唐筛'],
  },
  {
    testItemId: 'gen-ymic',
    code: 'S8507',
    name: { en: 'Y chromosome microdeletion', tw: 'Y 染色體微缺失', zh: 'Y 染色体微缺失' },
    specimen: EDTA_BLOOD,
    synonyms: ['AZF', 'azoospermia factor', 'male infertility', '男性不育'],
  },
  {
    testItemId: 'gen-fragx',
    code: 'S8508',
    name: { en: 'Fragile X syndrome (FMR1)', tw: '脆性 X 綜合症', zh: '脆性 X 综合征' },
    specimen: EDTA_BLOOD,
    synonyms: ['FMR1', 'fragile X', 'X 染色體易裂症', 'X 染色体易裂症', 'X 脆折症'],
  },
  {
    testItemId: 'gen-sma',
    code: 'S8509',
    name: {
      en: 'Spinal muscular atrophy carrier test (SMN1)',
      tw: '脊髓性肌萎縮症攜帶者檢測',
      zh: '脊髓性肌萎缩症携带者检测',
    },
    specimen: EDTA_BLOOD,
    synonyms: ['SMA', 'SMN1', '脊髓肌肉萎縮症', '脊髓肌肉萎缩症'],
  },
  {
    testItemId: 'gen-nbs',
    code: 'S8510',
    name: { en: 'Newborn metabolic screening', tw: '初生嬰兒代謝病篩查', zh: '新生儿代谢病筛查' },
    synonyms: ['newborn screening', 'inborn errors of metabolism', '先天性代謝病', '先天性代谢病'],
  },
  {
    testItemId: 'gen-pat',
    code: 'S8511',
    name: { en: 'Paternity test', tw: '親子鑑定', zh: '亲子鉴定' },
    synonyms: ['DNA parentage test', '親子 DNA', '亲子 DNA'],
  },
]);
