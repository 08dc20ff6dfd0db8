import { expect, type Locator, type Page } from '@playwright/test';
import { type PrintedPaper, readPdf } from './pdf-reader.ts';

type Format = 'A4' | 'Letter';

/** How many sheets a page takes when it is printed. */
export async function pagesOf(page: Page, format: Format = 'A4'): Promise<number> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The ways to print a slip, and whose it is. */
interface SlipToPrint {
  readonly print: Locator;
  readonly printLarge: Locator;
  readonly code: string;
  /** What must not be on it, such as another booking. */
  readonly without: readonly string[];
}

/** Prints a slip as it is and in large print, and reads both papers: one booking, and nothing else of the page. */
export async function expectSlipOnPaper(
  page: Page,
  { print, printLarge, code, without }: SlipToPrint,
): Promise<void> {
  for (const [button, pages, letters] of [
    [print, 1, 9],
    [printLarge, 2, 18],
  ] as const) {
    for (const format of ['A4', 'Letter'] as const) {
      const paper = await printedBy(page, button, format);
      expect(paper.pages, format).toBeLessThanOrEqual(pages);
      expect(paper.smallestLetters, format).toBeGreaterThanOrEqual(letters);
      expect(paper.text).toContain(code);
      for (const word of without) expect(paper.text).not.toContain(word);
      expect(await paper.scan({ x: 0, y: 0, width: 1, height: 1 })).toBe(code);
    }
  }
}

/** The paper that comes out when a button is pressed. */
async function printedBy(page: Page, button: Locator, format: Format): Promise<PrintedPaper> {
  const asked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve;
      }),
  );
  await button.click();
  await asked;
  const paper = await readPdf(await page.pdf({ format }));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return paper;
}
