/** The rules that hold across package pages, by English name. */

import { listedItems, type PackagePage } from '@phial/contract/content/package-catalogue';
import { describe, expect, test } from 'vitest';
import { samplePackages } from '../packages.ts';

const { pages } = samplePackages;

function page(name: string): PackagePage {
  const found = pages.find((one) => one.name.en === name);
  if (found === undefined) throw new Error(`no package is called ${name}`);
  return found;
}

const namesWhere = (holds: (page: PackagePage) => boolean) =>
  pages
    .filter(holds)
    .map(({ name }) => name.en)
    .sort();

const HEALTH_CHECKS = ['Diamond', 'Silver', 'Gold', 'Noble', 'General', 'Basic 1', 'Basic 2'].map(
  (tier) => `Health check ${tier}`,
);
const WITH_STOOL = ['Health check Diamond', 'Health check Noble', 'Health check Silver'];

/** Everything a visitor can read on a page, in one language. */
function wordsOf(one: PackagePage, language: 'en' | 'tw' | 'zh' = 'en'): string {
  const { itemGroups, itemsNote, specimens, remarks, allergenClasses } = one;
  return [
    one.name,
    ...specimens.map(({ text }) => text),
    ...(one.turnaround === undefined ? [] : [one.turnaround]),
    ...(one.fasting === undefined ? [] : [one.fasting]),
    ...(itemsNote === undefined ? [] : [itemsNote]),
    ...itemGroups.flatMap(({ heading, items }) => [
      ...(heading === undefined ? [] : [heading]),
      ...items.map(({ name }) => name),
    ]),
    ...remarks.map(({ text }) => text),
    ...allergenClasses.flatMap(({ result, significance }) => [result, significance]),
  ]
    .map((text) => text[language])
    .join('\n');
}

const volumesIn = (text: string) => [...text.matchAll(/([\d.]+) ?(?:ml|毫升)/gi)].map(([, ml]) => Number(ml));

describe('specimens', () => {
  test('come in 2, 3, 5, 10 and 20ml only', () => {
    const volumes = pages.flatMap((one) => volumesIn(wordsOf(one)));
    expect([...new Set(volumes)].sort((a, b) => a - b)).toEqual([2, 3, 5, 10, 20]);
  });

  test('have the same volumes in the three languages', () => {
    for (const one of pages) {
      const english = volumesIn(wordsOf(one, 'en'));
      expect(volumesIn(wordsOf(one, 'tw')), one.component).toEqual(english);
      expect(volumesIn(wordsOf(one, 'zh')), one.component).toEqual(english);
    }
  });

  test('are unknown on 18 pages', () => {
    expect(namesWhere(({ specimens }) => specimens.length === 0)).toHaveLength(18);
  });
});

describe('turnaround', () => {
  test('is 1, 2, 3 or 4 days, 1 or 4 for the cardiac panels, unknown on nine pages', () => {
    const counted = Object.groupBy(pages, ({ turnaround }) => turnaround?.en ?? 'unknown');
    expect(Object.keys(counted).sort()).toEqual([
      '1 day',
      '1 or 4 days',
      '2 days',
      '3 days',
      '4 days',
      'unknown',
    ]);
    expect(counted['1 or 4 days']).toHaveLength(6);
    expect(counted.unknown).toHaveLength(9);
  });
});

describe('fasting', () => {
  test('is advised on the health checks, diabetes, cardiac and anaemia pages and no others', () => {
    expect(namesWhere(({ fasting }) => fasting !== undefined)).toEqual(
      [
        ...HEALTH_CHECKS,
        'Diabetes Screen',
        'Diabetes Monitoring',
        'Anaemia Profile',
        'Acute Myocardial Infarction',
        'Cardiac Enzymes',
        'Acute Cardiac Markers',
        'Heart Failure plus Acute Markers',
        'Advanced Cardiac',
        'Extended Cardiac',
        'Heart Risk 1',
        'Heart Risk 2',
      ].sort(),
    );
  });

  test('is 9-12 hours, 8 at least, with water; for anaemia 8 hours and in the morning', () => {
    for (const name of namesWhere(({ fasting }) => fasting !== undefined)) {
      const advice = page(name).fasting;
      if (name === 'Anaemia Profile') {
        expect(advice?.en).toMatch(/8 hours fasting and morning collection/);
        expect(advice?.tw).toMatch(/8 小時.*早上/);
      } else {
        expect(advice?.en).toMatch(/9-12 hours preferred, 8 hours minimum.*Water is allowed/);
        expect(advice?.tw).toMatch(/9 至 12 小時.*最少 8 小時.*清水/);
        expect(advice?.zh).toMatch(/9 至 12 小时.*最少 8 小时.*清水/);
      }
    }
  });
});

describe('health checks', () => {
  const headings = (name: string) => page(name).itemGroups.map(({ heading }) => heading?.en);

  test('show the groups that their specimens prove, in the order of the headings', () => {
    for (const name of HEALTH_CHECKS) {
      const stool = WITH_STOOL.includes(name) ? ['Stool'] : [];
      expect(headings(name), name).toEqual(['Diabetes', 'Blood count', 'Urine', ...stool]);
    }
  });

  test('mention stool for Diamond, Silver and Noble only', () => {
    for (const [language, word] of [['en', /stool/i] as const, ['tw', /糞|大便/] as const]) {
      const naming = HEALTH_CHECKS.filter((name) => word.test(wordsOf(page(name), language)));
      expect(naming.sort()).toEqual(WITH_STOOL);
    }
  });

  test('are the only pages with sub-headings', () => {
    expect(namesWhere(({ itemGroups }) => itemGroups.some(({ heading }) => heading))).toEqual(
      [...HEALTH_CHECKS].sort(),
    );
  });
});

describe('test items', () => {
  test('give the number of items of the sexually transmitted disease packages', () => {
    const notes = [1, 2, 3].map((n) => page(`Sex Transmitted Disease Package ${n}`).itemsNote?.en);
    expect(notes).toEqual(['9 items including FTA-Abs and HBsAg', '6 items', '7 items']);
  });

  test('are complete on seven pages', () => {
    expect(namesWhere(({ itemsComplete }) => itemsComplete)).toEqual(
      [
        'Thyroprofile',
        'Group-T/FTI',
        'Group-T2',
        'Group-T3',
        'TORCH Profile',
        'Domestic Helper Plan',
        'Electrolyte Profile',
      ].sort(),
    );
  });

  test('have a Chinese name each', () => {
    for (const one of pages) {
      for (const { name } of listedItems(one)) {
        expect(name.tw, one.component).toMatch(/\p{Script=Han}/u);
        expect(name.zh, one.component).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});

describe('remarks', () => {
  test('appear on the male prenatal and coagulation pages only', () => {
    expect(namesWhere(({ remarks }) => remarks.length > 0)).toEqual([
      'Coagulation Profile',
      'Male Prenatal Profile 1',
      'Male Prenatal Profile 2',
    ]);
    expect(page('Male Prenatal Profile 2').remarks).toEqual(page('Male Prenatal Profile 1').remarks);
  });

  test('say where and until when semen is taken in', () => {
    const remark = page('Male Prenatal Profile 1').remarks[0]?.text;
    expect(remark?.en).toMatch(
      /Central, Kwun Tong or Tsuen Wan \(Tsuen Wan 9am to 1pm only\) within 1\.5 hours/,
    );
    expect(remark?.tw).toMatch(/1\.5 小時.*中環、觀塘或荃灣.*荃灣只限上午 9 時至下午 1 時/);
  });

  test('say where coagulation is collected', () => {
    const remark = page('Coagulation Profile').remarks[0]?.text;
    expect(remark?.en).toMatch(/in the laboratory at the Central branch, by appointment/);
    expect(remark?.tw).toMatch(/預約.*中環.*化驗室/);
  });
});

test('no page names a price', () => {
  for (const one of pages) {
    const words = ['en', 'tw', 'zh'] as const;
    const text = words.map((language) => wordsOf(one, language)).join('\n');
    expect(text, one.component).not.toMatch(/[$¥€£]|HKD|price|\bfee\b|價|价|收費|收费|元/i);
  }
});
