import { expect, type Page } from '@playwright/test';

/** Fails where anything of the page has moved since it was opened, without the reader having asked for it. */
export async function expectNoLayoutShift(page: Page, where: string): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        };
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        shifts.observe({ type: 'layout-shift', buffered: true });
        // What was kept arrives in the order of the observers, and a paint has always been by now.
        new PerformanceObserver(() => {
          add(shifts.takeRecords());
          resolve(sum);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  expect(shift, `sum of the layout shifts of ${where}`).toBeLessThan(0.001);
}
