import type { Page, Route } from '@playwright/test';

/** The ends of calls that a sound server cannot be brought to. */
export type BrokenEnd =
  | { readonly kind: 'envelope'; readonly status: number; readonly code: number; readonly msg: string }
  | { readonly kind: 'proxy-page'; readonly status: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'never' };

/**
 * Answers the calls to a path in the server's place, from now on.
 * @param path below the prefix, as Playwright's globs have it
 * @param end `never` leaves the call without an answer for as long as the page lives
 */
export async function answerInstead(page: Page, path: string, end: BrokenEnd): Promise<void> {
  await letThrough(page, path);
  await withoutFirstScreens(page);
  await page.route(`**/api${path}`, (route) => finish(route, end));
}

/**
 * Lets the server answer the calls to a path, and changes what it answers on its way, from now on.
 * @param path below the prefix, as Playwright's globs have it
 * @param change makes the `data` that the page gets
 */
export async function changeAnswer<T>(page: Page, path: string, change: (data: T) => T): Promise<void> {
  await letThrough(page, path);
  await withoutFirstScreens(page);
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const answer: { data: T } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
  });
}

/**
 * Keeps the calls to a path on their way.
 * @param path below the prefix, as Playwright's globs have it
 * @returns lets them reach the server, with all that follow
 */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await letThrough(page, path);
  await withoutFirstScreens(page);
  await page.route(`**/api${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Lets the calls to a path reach the server again. */
export async function letThrough(page: Page, path: string): Promise<void> {
  await page.unroute(`**/api${path}`);
}

/** First screens bring answers of the server along, in place of which a test gives others. */
async function withoutFirstScreens(page: Page): Promise<void> {
  await page.route('**/first-screens/**', (route) => route.fulfill({ status: 204 }));
}

function finish(route: Route, end: BrokenEnd): Promise<void> | undefined {
  switch (end.kind) {
    case 'envelope':
      return route.fulfill({ status: end.status, json: { code: end.code, msg: end.msg } });
    case 'proxy-page':
      return route.fulfill({
        status: end.status,
        contentType: 'text/html',
        body: `<h1>${end.status}</h1><hr>proxy`,
      });
    case 'lost':
      return route.abort('connectionrefused');
    case 'never':
      return undefined;
  }
}
