import { describe, expect, it } from 'vitest';
import { itemSearch, type SearchableItem } from './test-item-search.ts';

function item(code: string, nameEng: string, nameCht: string, nameChs: string, ...synonyms: string[]) {
  return { code, nameEng, nameCht, nameChs, synonyms } satisfies SearchableItem;
}

const ITEMS = [
  item(
    'B01',
    'Alanine aminotransferase (ALT)',
    '丙氨酸轉氨酶',
    '丙氨酸转氨酶',
    'SGPT',
    '谷丙轉氨酶',
    '谷丙转氨酶',
  ),
  item(
    'B02',
    'Haemoglobin A1c (HbA1c)',
    '糖化血紅素',
    '糖化血红素',
    'glycated haemoglobin',
    '糖化血色素',
    '糖化血红蛋白',
  ),
  item('B03', 'Total thyroxine', '總甲狀腺素', '总甲状腺素', 'T4'),
  item('B04', 'Vitamin B12', '維生素B12', '维生素B12', 'cobalamin'),
  item('B05', 'C-13 urea breath test', '碳十三尿素呼氣測試', '碳十三尿素呼气测试', 'UBT'),
  item('B06', 'Oestradiol', '雌二醇', '雌二醇', 'E2'),
  item('B07', 'Hepatitis B surface antigen', '乙型肝炎表面抗原', '乙型肝炎表面抗原', 'HBsAg'),
  item('B08', 'β-hCG, total', 'β人絨毛膜促性腺激素', 'β人绒毛膜促性腺激素'),
  item('B09', 'Leucocyte count', '白血球計數', '白细胞计数', 'WBC'),
  item('B10', 'Potassium', '血清鉀', '血清钾', 'K'),
  item('B11', 'Creatine kinase', '肌酸激酶', '肌酸激酶', 'CK'),
  item('B12', 'Fetal haemoglobin', '胎兒血紅素', '胎儿血红素', 'HbF'),
  item('B13', 'Tumour necrosis factor', '腫瘤壞死因子', '肿瘤坏死因子', 'TNF'),
  item('B14', 'Haemoglobin', '血紅素', '血红蛋白', 'Hb'),
  item('B15', 'Cancer antigen 125 (CA 125)', '癌抗原125', '癌抗原125'),
  item('B16', 'Cancer antigen 15-3 (CA 15-3)', '癌抗原15-3', '癌抗原15-3'),
  item('', 'Müllerian hormone', '抗穆勒氏管激素', '抗穆勒氏管激素', 'AMH'),
];
const { search } = itemSearch(ITEMS);
const found = (text: string) => search(text).map((hit) => hit.item.nameEng);
const marked = (text: string, nameEng: string) => {
  const hit = search(text).find((one) => one.item.nameEng === nameEng);
  return hit?.marks.map(({ field, from, until }) => `${field}: ${hit.item[field].slice(from, until)}`);
};

describe('what people type', () => {
  it.each([
    ['ALT', 'Alanine aminotransferase (ALT)'],
    ['sgpt', 'Alanine aminotransferase (ALT)'],
    ['谷丙转氨酶', 'Alanine aminotransferase (ALT)'],
    ['transfer', 'Alanine aminotransferase (ALT)'],
    ['HbA1c', 'Haemoglobin A1c (HbA1c)'],
    ['hb a1c', 'Haemoglobin A1c (HbA1c)'],
    ['glycated haemoglobin', 'Haemoglobin A1c (HbA1c)'],
    ['Glycated Hemoglobin', 'Haemoglobin A1c (HbA1c)'],
    ['糖化血色素', 'Haemoglobin A1c (HbA1c)'],
    ['糖化血红蛋白', 'Haemoglobin A1c (HbA1c)'],
    ['糖化', 'Haemoglobin A1c (HbA1c)'],
    ['estradiol', 'Oestradiol'],
    ['leukocyte', 'Leucocyte count'],
    ['foetal', 'Fetal haemoglobin'],
    ['tumor necrosis', 'Tumour necrosis factor'],
    ['C13', 'C-13 urea breath test'],
    ['c-13', 'C-13 urea breath test'],
    ['C 13', 'C-13 urea breath test'],
    ['Ｃ１３', 'C-13 urea breath test'],
    ['呼气 尿素', 'C-13 urea breath test'],
    ['breath urea', 'C-13 urea breath test'],
    ['vitamin b 12', 'Vitamin B12'],
    ['b12 vitamin', 'Vitamin B12'],
    ['維生素 b12', 'Vitamin B12'],
    ['beta hcg', 'β-hCG, total'],
    ['β-HCG', 'β-hCG, total'],
    ['mullerian', 'Müllerian hormone'],
    ['mu\u0308llerian', 'Müllerian hormone'],
    ['b07', 'Hepatitis B surface antigen'],
    ['surface hepatitis', 'Hepatitis B surface antigen'],
    ['乙肝', 'Hepatitis B surface antigen'],
    ['乙肝表面抗原', 'Hepatitis B surface antigen'],
    ['血鉀', 'Potassium'],
    ['白细胞', 'Leucocyte count'],
  ])('%s finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each([
    ['potasium', 'Potassium'],
    ['potassuim', 'Potassium'],
    ['pottasium', 'Potassium'],
    ['otassium', 'Potassium'],
    ['botassium', 'Potassium'],
    ['heamo', 'Haemoglobin'],
    ['oestradoil', 'Oestradiol'],
    ['estradoil', 'Oestradiol'],
    ['alanin aminotransferas', 'Alanine aminotransferase (ALT)'],
    ['alinine aminotransferase', 'Alanine aminotransferase (ALT)'],
    ['vitamine b12', 'Vitamin B12'],
    ['hb1ac', 'Haemoglobin A1c (HbA1c)'],
    ['總甲狀線素', 'Total thyroxine'],
    ['醣化血紅素', 'Haemoglobin A1c (HbA1c)'],
    ['creatinine', 'Creatine kinase'],
  ])('%s, misspelt, finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('does not guess where nothing is misspelt, or too much is', () => {
    // Oe became e in the second; not every `test` is meant.
    for (const text of ['tsh', 'oest', 'est']) expect(found(text)).not.toContain('Vitamin B12');
    expect(found('oest')).toEqual(['Oestradiol']);
    expect(found('kallium')).toEqual([]);
    expect(found('zzzzzz')).toEqual([]);
    expect(found('CA 152')).toEqual([]);
    expect(found('ca125')).toEqual(['Cancer antigen 125 (CA 125)']);
    // From one word into the next is chance.
    expect(found('alt')).toEqual(['Alanine aminotransferase (ALT)']);
  });

  it('takes a whole Chinese name as meant, and not as a shortened one', () => {
    const urine = itemSearch([
      item('U1', 'Uric acid', '尿酸', '尿酸'),
      item('U2', 'Urine pH', '尿液酸鹼度', '尿液酸碱度'),
    ]);
    expect(urine.search('尿酸').map((hit) => hit.item.code)).toEqual(['U1']);
  });

  it('takes a word that the catalogue has as meant', () => {
    expect(found('creatine')).toEqual(['Creatine kinase']);
    expect(found('fetal hemoglobin')).toEqual(['Fetal haemoglobin']);
  });

  it('blank text asks for everything, in the order given; signs alone for nothing', () => {
    for (const text of ['', '  ', '\u3000'])
      expect(search(text)).toEqual(ITEMS.map((one) => ({ item: one, marks: [] })));
    expect(search('-/(')).toEqual([]);
  });
});

describe('the order', () => {
  const ranked = itemSearch([
    item('X1', 'Misspelt: sodum', '', ''),
    item('X2', 'Urine, and then sodium', '', '', 'x'),
    item('X3', 'Disodium', '', ''),
    item('X4', 'Natrium', '', '', 'sodium pump'),
    item('X5', 'Sodium in a long name', '', ''),
    item('X6', 'Sodium short', '', ''),
    item('X7', 'Salt (sodium)', '', ''),
    item('X8', 'Sodium', '', ''),
    item('SODIUM', 'Named by its code', '', ''),
  ]);

  it('is whole name or code, abbreviation, beginning, word, inside, synonym; shorter first', () => {
    expect(ranked.search('sodium').map((hit) => hit.item.code)).toEqual([
      'X8',
      'SODIUM',
      'X7',
      'X6',
      'X5',
      'X2',
      'X3',
      'X4',
    ]);
  });

  it('puts all words after the words together, and misspelt ones last', () => {
    const names = itemSearch([
      item('Y1', 'Calcum in urine', '', ''),
      item('Y2', 'Urine, calcium', '', ''),
      item('Y3', 'Test of calcium urine', '', ''),
    ]);
    expect(names.search('calcium urine').map((hit) => hit.item.code)).toEqual(['Y3', 'Y2']);
    const fats = itemSearch([
      item('F1', 'Lipids', '', '', 'cholesterol panel'),
      item('F2', 'Total cholesterol', '', ''),
    ]);
    expect(fats.search('cholestrol').map((hit) => hit.item.code)).toEqual(['F2', 'F1']);
    const globins = itemSearch([item('Z1', 'Globin', '', ''), item('Z2', 'Haemoglobine', '', '')]);
    expect(globins.search('globine').map((hit) => hit.item.code)).toEqual(['Z2', 'Z1']);
  });

  it('makes no difference between British and American spelling', () => {
    const hormones = itemSearch([
      item('O1', 'Oestrogen receptor', '', ''),
      item('O2', 'Estrogen', '', ''),
      item('O3', 'Oestrogens', '', ''),
    ]);
    for (const text of ['oestrogen', 'estrogen']) {
      expect(hormones.search(text).map((hit) => hit.item.code)).toEqual(['O2', 'O3', 'O1']);
    }
  });

  it('keeps the order given where nothing else tells items apart', () => {
    const same = itemSearch(Array.from({ length: 40 }, (_, n) => item(`S${n}`, 'Same name', '', '')));
    expect(same.search('name').map((hit) => hit.item.code)).toEqual(
      Array.from({ length: 40 }, (_, n) => `S${n}`),
    );
  });
});

describe('marks', () => {
  it.each([
    ['vitamin b 12', 'Vitamin B12', ['nameEng: Vitamin B12']],
    ['b12', 'Vitamin B12', ['nameEng: B12', 'nameCht: B12', 'nameChs: B12']],
    ['c13', 'C-13 urea breath test', ['nameEng: C-13']],
    ['beta', 'β-hCG, total', ['nameEng: β', 'nameCht: β', 'nameChs: β']],
    ['mullerian', 'Müllerian hormone', ['nameEng: Müllerian']],
    ['hemoglobin', 'Haemoglobin', ['nameEng: Haemoglobin']],
    ['leuko', 'Leucocyte count', ['nameEng: Leuco']],
    ['breath urea', 'C-13 urea breath test', ['nameEng: urea', 'nameEng: breath']],
    ['potasium', 'Potassium', ['nameEng: Potassium']],
    ['總甲狀線素', 'Total thyroxine', ['nameCht: 總甲狀腺素']],
    ['血鉀', 'Potassium', ['nameCht: 血', 'nameCht: 鉀']],
    ['SGPT', 'Alanine aminotransferase (ALT)', []],
  ])('for %s in %s are %j', (text, name, marks) => {
    expect(marked(text, name)).toEqual(marks);
  });

  it('give way to the code or synonym that matched where no name shows it', () => {
    expect(search('sgpt')[0]?.through).toBe('SGPT');
    expect(search('B01')[0]?.through).toBe('B01');
    expect(search('alt')[0]).not.toHaveProperty('through');
  });
});
