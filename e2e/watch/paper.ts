import type { Page } from '@playwright/test';

type Format = 'A4' | 'Letter';

/** How many sheets a page takes when it is printed. */
export async function pagesOf(page: Page, format: Format = 'A4'): Promise<number> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Points of the smallest letters that are drawn, in the medium that the page shows. */
export async function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || text.textContent?.trim() === '' || !holder.checkVisibility()) continue;
      sizes.push((Number.parseFloat(getComputedStyle(holder).fontSize) * 72) / 96);
    }
    return Math.min(...sizes);
  });
}
