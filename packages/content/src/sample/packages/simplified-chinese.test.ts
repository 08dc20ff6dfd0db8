/**
 * The simplified texts are the converted traditional ones, but for the words
 * that mainland medicine says in another way. No converter goes to the browser.
 */
import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';

import { ALLERGEN_COLUMNS, ONLY_FOR, PLEASE_ENQUIRE, REMARKS } from '../../packages/fixed-texts.ts';
import { SAMPLE_PACKAGES_FILE } from '../packages.ts';

/** Hong Kong's word, then the mainland's where it is not the same word in simplified characters. */
const OVERRIDES: readonly (readonly [hongKong: string, mainland: string])[] = [
  ['心肌梗塞', '心肌梗死'],
  ['心肌酵素', '心肌酶'],
  ['心臟衰竭', '心力衰竭'],
  ['腫瘤標記', '肿瘤标志物'],
  ['心臟標記', '心脏标志物'],
  ['急性標記', '急性标志物'],
  ['肝炎帶菌者', '肝炎病毒携带者'],
  ['癌抗原', '糖类抗原'],
  ['前列腺特異抗原', '前列腺特异性抗原'],
  ['德國麻疹', '风疹'],
  ['愛滋病', '艾滋病'],
  ['肌酸酐', '肌酐'],
  ['子宮頸管', '宫颈管'],
  ['檸檬酸鹽', '枸橼酸盐'],
  ['致敏原', '过敏原'],
  ['果仁', '坚果'],
  ['血球計數', '血细胞计数'],
  ['飲清水', '喝清水'],
  ['螢光', '荧光'],
  ['化驗室', '实验室'],
];

const toSimplified = Converter({ from: 'hk', to: 'cn' });

function simplify(traditional: string): string {
  return toSimplified(OVERRIDES.reduce((text, [from, to]) => text.replaceAll(from, to), traditional));
}

interface Text {
  readonly tw: string;
  readonly zh: string;
}

/** Every text in three languages, however deep it lies. */
function textsOf(part: unknown): Text[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('tw' in part && 'zh' in part) return [part as Text];
  return Object.values(part).flatMap(textsOf);
}

const texts = [
  ...textsOf(SAMPLE_PACKAGES_FILE),
  ...textsOf([ALLERGEN_COLUMNS, ONLY_FOR, PLEASE_ENQUIRE, REMARKS]),
];

test('simplified texts are the traditional ones converted, with mainland words', () => {
  expect(texts.length).toBeGreaterThan(200);
  const wrong = texts.filter(({ tw, zh }) => simplify(tw) !== zh);
  expect(wrong.map(({ tw, zh }) => `${tw} → ${simplify(tw)}, not ${zh}`)).toEqual([]);
});

test('every override is used', () => {
  const all = texts.map(({ tw }) => tw).join('\n');
  expect(OVERRIDES.filter(([hongKong]) => !all.includes(hongKong))).toEqual([]);
});
