import type { Page } from '@playwright/test';
import {
  CLIENT,
  type ProviderProcess,
  startProvider,
} from '../../apps/server/src/testing/identity-provider/provider-process.ts';
import { test as base, expect } from './empty-server.ts';
import { startSampleServer } from './sample-server.ts';

export { CLIENT as PROVIDER_CLIENT, expect };

/** `test` for a journey through the pages of a real identity provider, on an empty server of its own. */
export const emptyTest = base.extend<{ provider: ProviderProcess }>({
  provider: async ({ context, emptyServer }, use) => {
    // The provider's pages ask for a typeface of another site.
    await context.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    const provider = await startProvider({ port: 0, origin: emptyServer.origin });
    await use(provider);
    await provider.stop();
  },
});

/** The same, on a server with the sample of its own. */
export const test = emptyTest.extend({
  emptyServer: async ({ browserName: _ }, use) => {
    const server = await startSampleServer();
    await use(server);
    await server.stop();
  },
});

/** Signs in on the provider's own page, which takes any password. */
export async function signInThere(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

/** Says yes on the provider's own page, after the sign-out of the site. */
export async function signOutThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
}
