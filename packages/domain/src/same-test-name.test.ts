import { describe, expect, test } from 'vitest';
import { type NamedTest, sameTestIn } from './same-test-name.ts';

const named = (nameEng: string, nameCht: string, ...synonyms: string[]): NamedTest => ({
  nameEng,
  nameCht,
  synonyms,
});

const TESTS = [
  named('Sodium', '鈉', 'Na'),
  named('Sodium (urine)', '尿鈉'),
  named('Thyroid stimulating hormone (TSH)', '促甲狀腺激素', 'thyrotropin'),
  named('Thyroxine (T4)', '甲狀腺素'),
  named('Free thyroxine (FT4)', '游離甲狀腺素', 'free T4'),
  named('Cancer antigen 15-3 (CA 15-3)', '癌抗原 15-3'),
  named('Hepatitis B surface antigen', '乙型肝炎表面抗原', 'HBsAg', 'hepatitis B'),
  named('Hepatitis B surface antibody', '乙型肝炎表面抗體', 'anti-HBs', 'hepatitis B'),
  named('Immunoglobulin G (IgG)', '免疫球蛋白 G'),
  named('Rubella antibody (IgG)', '德國麻疹 IgG 抗體'),
  named('Glycated haemoglobin', '糖化血紅素', 'HbA1c'),
];
const same = sameTestIn(TESTS);
const find = (en: string, tw = '') => same({ en, tw })?.nameEng;

describe('the test a package means', () => {
  test.each([
    ['the English name', 'Sodium', 'Sodium'],
    ['in any letter case, width and punctuation', 'ＳＯＤＩＵＭ ', 'Sodium'],
    ['the name without its abbreviation', 'thyroid-stimulating hormone', 'Thyroid stimulating hormone (TSH)'],
    ['the abbreviation alone', 'TSH', 'Thyroid stimulating hormone (TSH)'],
    ['an abbreviation with a figure', 'T4', 'Thyroxine (T4)'],
    ['an abbreviation written otherwise', 'CA15.3', 'Cancer antigen 15-3 (CA 15-3)'],
    ['a synonym', 'Free T4', 'Free thyroxine (FT4)'],
    ['a synonym as an abbreviation', 'HBsAg', 'Hepatitis B surface antigen'],
    ['a name and its abbreviation', 'Glycated haemoglobin A1c (HbA1c)', 'Glycated haemoglobin'],
    ['a word of its own in brackets', 'Sodium (urine)', 'Sodium (urine)'],
  ])('%s: %s', (_, en, expected) => {
    expect(find(en)).toBe(expected);
  });

  test('by the Chinese name where the English one says nothing', () => {
    expect(find('German measles IgG', '德國麻疹 IgG 抗體')).toBe('Rubella antibody (IgG)');
  });
});

describe('no test rather than a wrong one', () => {
  test.each([
    ['nobody has the name', 'Ferritin'],
    ['two tests have the synonym', 'Hepatitis B'],
    ['the bracket qualifies the test', 'Sodium (sweat)'],
    ['the name is a part of another', 'Thyroid'],
    ['there is none', ''],
  ])('%s: %s', (_, en) => {
    expect(find(en)).toBeUndefined();
  });

  test('what qualifies one test is not the name of another', () => {
    expect(find('IgG')).toBe('Immunoglobulin G (IgG)');
    expect(find('Rubella antibody')).toBeUndefined();
  });
});
