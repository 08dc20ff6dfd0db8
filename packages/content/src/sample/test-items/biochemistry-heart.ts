import { itemsOf } from './test-item.ts';
import { CLOTTED_BLOOD, EDTA_BLOOD } from './usual-specimens.ts';

export const heart = itemsOf('BIO', [
  {
    testItemId: 'bio-cardiac',
    code: 'S1081',
    name: { en: 'Cardiac enzymes', tw: '心肌酵素', zh: '心肌酶' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['cardiac enzyme', 'heart enzymes', '心肌酶谱', 'heart', '心臟', '心脏'],
    children: ['bio-ck', 'bio-ckmb', 'bio-ast', 'bio-ldh'],
  },
  {
    testItemId: 'bio-ck',
    code: 'S1082',
    name: { en: 'Creatine kinase (CK)', tw: '肌酸激酶', zh: '肌酸激酶' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['CPK', 'creatine phosphokinase', 'muscle enzyme', '肌酸磷酸激酶'],
  },
  {
    testItemId: 'bio-ckmb',
    code: 'S1083',
    name: { en: 'Creatine kinase MB (CK-MB)', tw: '肌酸激酶同工酶 MB', zh: '肌酸激酶同工酶 MB' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['CKMB'],
  },
  {
    testItemId: 'bio-tni',
    code: 'S1084',
    name: { en: 'High-sensitivity troponin I', tw: '高敏肌鈣蛋白 I', zh: '高敏肌钙蛋白 I' },
    synonyms: ['hs-TnI', 'hs-cTnI', 'troponin', 'troponin I', '肌鈣蛋白', '肌钙蛋白'],
  },
  {
    testItemId: 'bio-tnt',
    code: 'S1085',
    name: { en: 'High-sensitivity troponin T', tw: '高敏肌鈣蛋白 T', zh: '高敏肌钙蛋白 T' },
    synonyms: ['hs-TnT', 'hs-cTnT', 'troponin', 'troponin T', '肌鈣蛋白', '肌钙蛋白'],
  },
  {
    testItemId: 'bio-myo',
    code: 'S1086',
    name: { en: 'Myoglobin', tw: '肌紅蛋白', zh: '肌红蛋白' },
    specimen: CLOTTED_BLOOD,
    synonyms: ['MYO'],
  },
  {
    testItemId: 'bio-bnp',
    code: 'S1087',
    name: { en: 'B-type natriuretic peptide (BNP)', tw: 'B 型利鈉肽', zh: 'B 型利钠肽' },
    specimen: EDTA_BLOOD,
    synonyms: ['brain natriuretic peptide', 'heart failure', '腦鈉肽', '脑钠肽', '心臟衰竭', '心脏衰竭'],
  },
  {
    testItemId: 'bio-ntbnp',
    code: 'S1088',
    name: {
      en: 'N-terminal pro-B-type natriuretic peptide (NT-proBNP)',
      tw: 'N 端 B 型利鈉肽前體',
      zh: 'N 末端 B 型利钠肽原',
    },
    synonyms: [
      'NTproBNP',
      'proBNP',
      'heart failure',
      '腦鈉肽前體',
      '脑钠肽前体',
      '氨基末端脑钠肽前体',
      '心臟衰竭',
      '心脏衰竭',
    ],
  },
  {
    testItemId: 'bio-hscrp',
    code: 'S1089',
    name: {
      en: 'High-sensitivity C-reactive protein (hs-CRP)',
      tw: '高敏感度 C 反應蛋白',
      zh: '超敏 C 反应蛋白',
    },
    specimen: CLOTTED_BLOOD,
    synonyms: ['hsCRP', 'hs CRP', '超敏 C 反應蛋白'],
  },
]);
