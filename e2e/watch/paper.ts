import type { Page } from '@playwright/test';

type Format = 'A4' | 'Letter';

/** How many sheets a page takes when it is printed. */
export async function pagesOf(page: Page, format: Format = 'A4'): Promise<number> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
