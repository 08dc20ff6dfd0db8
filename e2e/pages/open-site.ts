import type { Page } from '@playwright/test';

/**
 * Opens an address of the public site, `/#/news`, and goes on once its scripts have taken over what stands in the
 * page: by then a visitor has just begun to read. What is pressed and typed before is tested for itself
 * (`first-screen.spec.ts`).
 */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-page] > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}
