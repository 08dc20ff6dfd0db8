import { itemsOf } from './test-item.ts';
import { CITRATED_BLOOD } from './usual-specimens.ts';

export const coagulationScreen = itemsOf('COA', [
  {
    testItemId: 'coa-screen',
    code: 'S2501',
    name: { en: 'Coagulation screen', tw: '凝血功能篩查', zh: '凝血功能筛查' },
    specimen: CITRATED_BLOOD,
    synonyms: ['clotting profile', 'clotting screen', 'coag', '凝血功能', '凝血四項', '凝血四项'],
    children: ['coa-pt', 'coa-inr', 'coa-aptt', 'coa-tt', 'coa-fib'],
  },
  {
    testItemId: 'coa-pt',
    code: 'S2502',
    name: { en: 'Prothrombin time (PT)', tw: '凝血酶原時間', zh: '凝血酶原时间' },
    specimen: CITRATED_BLOOD,
    synonyms: ['protime', '凝血酵素原時間', '凝血酵素原时间'],
  },
  {
    testItemId: 'coa-inr',
    code: 'S2503',
    name: { en: 'International normalised ratio (INR)', tw: '國際標準化比率', zh: '国际标准化比值' },
    specimen: CITRATED_BLOOD,
    synonyms: ['international normalized ratio', 'warfarin', '國際標準化比值', '華法林', '华法林', '薄血丸'],
  },
  {
    testItemId: 'coa-aptt',
    code: 'S2504',
    name: {
      en: 'Activated partial thromboplastin time (APTT)',
      tw: '活化部分凝血活酶時間',
      zh: '活化部分凝血活酶时间',
    },
    specimen: CITRATED_BLOOD,
    synonyms: ['PTT', 'aPTT', '部分凝血活酶時間', '部分凝血活酶时间'],
  },
  {
    testItemId: 'coa-tt',
    code: 'S2505',
    name: { en: 'Thrombin time (TT)', tw: '凝血酶時間', zh: '凝血酶时间' },
    specimen: CITRATED_BLOOD,
    synonyms: ['thrombin clotting time'],
  },
  {
    testItemId: 'coa-fib',
    code: 'S2506',
    name: { en: 'Fibrinogen', tw: '纖維蛋白原', zh: '纤维蛋白原' },
    specimen: CITRATED_BLOOD,
    synonyms: ['FIB', 'factor I'],
  },
  {
    testItemId: 'coa-ddimer',
    code: 'S2507',
    name: { en: 'D-dimer', tw: 'D-二聚體', zh: 'D-二聚体' },
    specimen: CITRATED_BLOOD,
    synonyms: ['D dimer', 'DD'],
  },
  {
    testItemId: 'coa-fdp',
    code: 'S2508',
    name: { en: 'Fibrin degradation products (FDP)', tw: '纖維蛋白降解產物', zh: '纤维蛋白降解产物' },
    synonyms: ['fibrin split products'],
  },
]);
