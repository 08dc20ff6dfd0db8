import type { DictionaryEntry, PackageGroup } from '@phial/contract/content/content';
import type { TestItem } from '@phial/contract/content/test-item';

/** A test item by its English name, the rest as given or not known. */
function testItem(nameEng: string, known: Partial<TestItem> = {}): TestItem {
  return {
    testItemId: nameEng.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    code: '',
    nameEng,
    nameCht: '',
    nameChs: '',
    subject: 'BIO',
    usageScope: '0',
    specimenRequire: '',
    specimenRequireEng: '',
    specimenRequireCht: '',
    specimenRequireChs: '',
    tat: '',
    tatEng: '',
    tatCht: '',
    tatChs: '',
    preparation: '',
    preparationEng: '',
    preparationCht: '',
    preparationChs: '',
    remark: '',
    remarkEng: '',
    remarkCht: '',
    remarkChs: '',
    unitType: 'SINGLE',
    synonyms: [],
    childList: [],
    ...known,
  };
}

/** A member of a group. */
function childOf({ testItemId, nameEng, nameCht, nameChs }: TestItem) {
  return { testItemId, nameEng, nameCht, nameChs };
}

export const ALANINE = testItem('Alanine aminotransferase (ALT)', {
  code: 'S1',
  nameCht: '丙氨酸轉氨酶',
  nameChs: '丙氨酸转氨酶',
  synonyms: ['SGPT', 'GPT'],
  specimenRequireEng: '3ml clotted blood',
  specimenRequireCht: '3 毫升凝固血',
  specimenRequireChs: '3 毫升凝固血',
  tatEng: '1 day',
  tatCht: '1 天',
  tatChs: '1 天',
  preparationEng: '<p>Fast for <b>8 hours</b></p><script>window.hit()</script>',
  preparationCht: '<p>空腹 <b>8 小時</b></p>',
  preparationChs: '<p>空腹 <b>8 小时</b></p>',
  remarkEng: '<p>Men: <b>below 50</b></p><script>window.hit()</script><img src="x" onerror="window.hit()">',
  remarkCht: '<p>男性：<b>50 以下</b></p>',
  remarkChs: '<p>男性：<b>50 以下</b></p>',
});
export const SODIUM = testItem('Sodium', { nameCht: '鈉', nameChs: '钠', synonyms: ['Na'] });
export const POTASSIUM = testItem('Potassium', { nameCht: '鉀', nameChs: '钾' });
export const HAEMOGLOBIN = testItem('Haemoglobin', {
  nameCht: '血紅素',
  nameChs: '血红蛋白',
  subject: 'HAE',
});
export const ELECTROLYTES = testItem('Electrolytes', {
  nameCht: '電解質',
  nameChs: '电解质',
  unitType: 'GROUP',
  childList: [childOf(SODIUM), childOf(POTASSIUM)],
});

/** `Borrelia 1` to `Borrelia n`, for lists of several pages. */
export function manyTests(count: number): TestItem[] {
  return Array.from({ length: count }, (_, index) =>
    testItem(`Borrelia ${index + 1}`, { nameCht: `螺旋體 ${index + 1}`, subject: 'INF' }),
  );
}

/** A subject with its labels. */
function subject(
  dictValue: string,
  cssClass: string,
  [dictLabelEng, dictLabelCht, dictLabelChs]: readonly [string, string, string],
): DictionaryEntry {
  return {
    dictCode: `subject.${dictValue}`,
    dictValue,
    dictLabel: dictLabelCht,
    dictLabelEng,
    dictLabelCht,
    dictLabelChs,
    cssClass,
    picUrl: '',
  };
}

export const SUBJECTS = [
  subject('BIO', 'biochemistry', ['Biochemistry', '生物化學', '生物化学']),
  subject('HAE', 'haematology', ['Haematology', '血液學', '血液学']),
  subject('INF', 'serology', ['Serology', '血清學', '血清学']),
  subject('noValue', 'other', ['Other tests', '其他檢驗', '其他检验']),
];

/** Out of order on purpose. */
export const PACKAGE_GROUPS: PackageGroup[] = [
  {
    code: 'thyroid',
    enName: 'Thyroid',
    twName: '甲狀腺',
    zhName: '甲状腺',
    sortNum: 2,
    subPackageItemList: [
      {
        code: 'KM57',
        enName: 'Thyroprofile',
        twName: '甲狀腺檢查組合',
        zhName: '甲状腺检查组合',
        component: 'thyroprofile',
      },
    ],
  },
  {
    code: 'other-profiles',
    enName: 'Other profiles',
    twName: '其他組合',
    zhName: '其他组合',
    sortNum: 1,
    subPackageItemList: [
      {
        code: 'KM26',
        enName: 'Electrolyte Profile',
        twName: '電解質組合',
        zhName: '电解质组合',
        component: 'electrolyte-profile',
      },
      { code: 'KM27', enName: '', twName: '', zhName: '', component: '' },
    ],
  },
];
