import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { buildTestApp } from '../build-test-app.ts';
import { givenServicePoint } from '../builders.ts';
import { browser, PASSWORD, signedIn } from '../staff.ts';
import { CLIENT, startProvider } from './provider-process.ts';
import { providerVisitor } from './provider-visitor.ts';

/** Who can sign in at the provider. */
export const PEOPLE = {
  anna: { groups: ['counter'], name: 'Anna Ho', preferred_username: 'anna.ho' },
  max: { groups: ['managers'], name: 'Max Lam' },
  ida: { groups: ['it'], name: 'Ida Ng' },
  doc: { groups: ['doctors'], name: 'Dr Yip' },
  eve: { groups: ['cleaning'], name: 'Eve' },
};

/**
 * A server with a real identity provider, whose groups are mapped to all roles. Stop it after the tests.
 * @returns with `point` the service point of the group `counter`
 */
export async function startProviderSite() {
  const test = await buildTestApp();
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  let provider = await startProvider({ port: 0, origin });
  const { issuer } = provider;
  const point = await givenServicePoint(test.db);
  const administrator = await signedIn(test, { role: 'administrator' });

  async function configure(changes: object = {}) {
    const { data } = await administrator.call<IdentityProvider>('GET', '/staff/identity-provider');
    const { hasSecret: _, redirectAddress: __, logoutAddress: ___, ...settings } = data;
    const none = { all: false, ids: [] };
    return administrator.call<IdentityProvider>('PUT', '/staff/identity-provider', {
      ...settings,
      enabled: true,
      issuer,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
      scopes: 'openid profile groups',
      mapping: [
        { group: 'counter', role: 'counter', servicePoints: { all: false, ids: [point] } },
        { group: 'managers', role: 'manager', servicePoints: none },
        { group: 'it', role: 'administrator', servicePoints: none },
        { group: 'doctors', role: 'doctor', servicePoints: none },
      ],
      ownPassword: PASSWORD,
      ...changes,
    });
  }

  const host = () => ({ host: new URL(origin).host });

  /** A browser of a member of staff, with the provider's pages in another tab. */
  function staffBrowser() {
    const site = browser(test, { headers: host() });
    const visitor = providerVisitor();
    const begin = async (path = '/staff/session/provider', returnPath = '/') => {
      const { data } = await site.call<{ address: string }>('POST', path, { returnPath });
      return data.address;
    };
    const back = async (address: URL) => {
      const cookie = [...site.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await test.app.inject({
        url: address.pathname + address.search,
        headers: { ...host(), cookie, 'sec-fetch-site': 'cross-site', 'user-agent': 'Firefox' },
      });
      for (const line of [response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') site.jar.delete(name);
        else site.jar.set(name, value);
      }
      return {
        status: response.statusCode,
        location: response.headers.location,
        cookies: response.headers['set-cookie'],
      };
    };
    const signIn = async (account: string) => back(await visitor.signIn(await begin(), account));
    return { ...site, visitor, begin, back, signIn };
  }

  await configure();
  return {
    test,
    issuer,
    point,
    administrator,
    configure,
    staffBrowser,
    setPeople: (people: Parameters<typeof provider.setPeople>[0]) => provider.setPeople(people),
    stopProvider: () => provider.stop(),
    /** At the same address, with other keys. */
    async restartProvider(): Promise<void> {
      provider = await startProvider({ port: Number(new URL(issuer).port), origin });
    },
    async stop(): Promise<void> {
      await provider.stop();
      await test.close();
    },
  };
}
