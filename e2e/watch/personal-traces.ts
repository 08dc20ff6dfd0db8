import type { Page } from '@playwright/test';
import type { TestPerson } from '../arrange/person.ts';

/**
 * Looks for what a person typed in every place where a browser keeps things
 * longer than the page: storage, cookies, caches, the address and the history.
 * @returns the values found, each with its location
 */
export async function personalTraces(page: Page, person: TestPerson): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    address: location.href,
    title: document.title,
    history: JSON.stringify(history.state),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
  }));
  const { name, number, docNo, telNo, email } = person;
  const values = [name, number, docNo, telNo, email].flatMap((value) => [value, encodeURIComponent(value)]);
  return Object.entries(kept).flatMap(([location, content]) =>
    values
      .filter((value) => content.toLowerCase().includes(value.toLowerCase()))
      .map((value) => `${value} in ${location}`),
  );
}
