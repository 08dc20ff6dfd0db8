import {
  CLIENT,
  type ProviderProcess,
  startProvider,
} from '../../apps/server/src/testing/identity-provider/provider-process.ts';
import { test as base, expect, startEmptyServer } from './empty-server.ts';

export { CLIENT as PROVIDER_CLIENT, expect };

/** `test` for a journey through the pages of a real identity provider, on a server with the sample of its own. */
export const test = base.extend<{ provider: ProviderProcess }>({
  emptyServer: async ({ browserName: _ }, use) => {
    const server = await startEmptyServer({ PHIAL_SAMPLE: 'on' });
    await use(server);
    await server.stop();
  },
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
