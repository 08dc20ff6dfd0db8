import type { Language } from '@phial/domain/language';
import { expect, type Page } from '@playwright/test';

/** Characters that one script has and the other writes otherwise. */
const TRADITIONAL_ONLY =
  /[務預約醫診檢們個時間點請電話號碼確認選擇開關這還會員學實驗單壓歲體樣項國區灣龍頭門聯錯誤]/u;
const SIMPLIFIED_ONLY =
  /[务预约医诊检们个时间点请电话号码确认选择开关这还会员学实验单压岁体样项国区湾龙头门联错误]/u;

const FOREIGN: Record<Language, RegExp> = {
  tw: SIMPLIFIED_ONLY,
  zh: TRADITIONAL_ONLY,
  en: /\p{Script=Han}/u,
};

/** Names of messages, and what a template leaves behind where a value is missing. */
const RAW = /\b(?:undefined|NaN)\b|\[object |=>|\$\{|\{\{|\b[a-z]+[A-Z]\w*\.\w+|\b\w+\.[a-z]+[A-Z]\w*/;

/** The site names no price anywhere. */
const PRICE = /(?:HK)?\$\s*\d|\bHKD\b|\d\s*(?:元|港元|港币|港幣)/;

/** The prices in a text. */
export function pricesIn(text: string): string[] {
  return text.match(PRICE) ?? [];
}

/**
 * Fails where the page on screen or the footer shows a name of a message, a price, or words of another language.
 * @param bilingual names stand in English and Chinese there
 */
export async function expectWording(
  page: Page,
  language: Language,
  { where, bilingual = false }: { where: string; bilingual?: boolean },
): Promise<void> {
  const parts = page
    .locator('main [data-page], main:not(:has([data-page])), footer')
    .filter({ visible: true });
  const lines = (await parts.allInnerTexts()).join('\n').split('\n');
  const faults = bilingual ? [RAW, PRICE] : [RAW, PRICE, FOREIGN[language]];
  const faulty = lines.filter((line) => faults.some((fault) => fault.test(line)));
  expect(faulty, `wording of ${where} in ${language}`).toEqual([]);
}

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wide, `${where} fits the window's width`).toEqual([]);
}

/** Fails where a heading or a name in large type has a line that ends inside a word. */
export async function expectWholeWords(page: Page, where: string): Promise<void> {
  const torn = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const shown = headings.filter((heading) => heading.checkVisibility() && heading.clientHeight > 1);
    return shown.flatMap((heading) => {
      // Where each character stands, by the text of the heading as a whole.
      const nodes = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const lines: (number | undefined)[] = [];
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          lines.push([...range.getClientRects()].findLast(({ width }) => width > 0)?.bottom);
        }
      }
      return [...segmenter.segment(heading.textContent)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment, index }) => ({ segment, own: lines.slice(index, index + segment.length) }))
        .filter(({ own }) =>
          own.some((line, at) => {
            const before = own[at - 1];
            return line !== undefined && before !== undefined && line - before > 8;
          }),
        )
        .map(({ segment }) => `${segment} in ${heading.textContent}`);
    });
  });
  expect(torn, `words that end in the next line of a heading: ${where}`).toEqual([]);
}
