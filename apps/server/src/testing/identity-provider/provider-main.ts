import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { CLIENT, type ProviderOptions, type ProviderPeople } from './provider-process.ts';

/*
 * An identity provider in a process of its own, with keys of its own at each start. Whoever signs in types an account
 * and any password; what the accounts claim is set by `PUT /people`.
 */

const { port, origin }: ProviderOptions = JSON.parse(process.argv[2] ?? '{}');
let people: ProviderPeople = {};

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const signingKey = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };

const server = createServer();
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the provider listens on a port');
const issuer = `http://127.0.0.1:${address.port}`;

const configuration: Configuration = {
  clients: [
    {
      ...CLIENT,
      redirect_uris: [`${origin}/api/staff/session/provider/callback`],
      post_logout_redirect_uris: [`${origin}/admin/`],
      backchannel_logout_uri: `${origin}/api/staff/session/provider/logout`,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [signingKey] },
  cookies: { keys: ['for tests'] },
  features: {
    backchannelLogout: { enabled: true },
    devInteractions: { enabled: true },
    rpInitiatedLogout: { enabled: true },
  },
  // Its own dispatcher refuses addresses of this machine, where the site of a test is.
  fetch: (address, options) => fetch(address, { ...options, dispatcher: undefined } as object),
  scopes: ['openid', 'profile', 'groups'],
  claims: { openid: ['sub', 'sid'], profile: ['name', 'preferred_username'], groups: ['groups'] },
  conformIdTokenClaims: false,
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, ...people[id] }),
  }),
  // Nobody is asked for consent.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid profile groups');
    await grant.save();
    return grant;
  },
};

const provider = new Provider(issuer, configuration);
const answer = provider.callback();
server.on('request', (request, response) => {
  if (request.method !== 'PUT' || request.url !== '/people') {
    void answer(request, response);
    return;
  }
  void text(request).then((body) => {
    people = JSON.parse(body);
    response.end();
  });
});
process.stdout.write(`${issuer}\n`);
