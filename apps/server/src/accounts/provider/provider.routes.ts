import * as calls from '@phial/contract/calls/identity-provider';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { originOf } from '../../site/public-pages/origin.ts';
import { actorOf } from '../administration/confirmed-actor.ts';
import { accountCookies, readCookie } from '../sessions/account-cookies.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { beginVisit } from './begin-visit.service.ts';
import { type Finished, finishVisit } from './finish-visit.service.ts';
import { linkAccount } from './link-account.service.ts';
import { logoutByProvider } from './provider-logout.service.ts';
import {
  changeIdentityProvider,
  listSignInMethods,
  type ProviderAddresses,
  readIdentityProvider,
  testIdentityProvider,
} from './provider-settings.service.ts';

/** Signing in through the identity provider, and its settings. */
export async function providerRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const { config } = deps;
  const cookies = accountCookies(config);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  function addressesOf(request: FastifyRequest): ProviderAddresses {
    const at = (path: string) => `${originOf(request, config)}${config.apiPrefix}${path}`;
    return {
      redirectAddress: at(calls.finishProviderSignIn.path),
      logoutAddress: at(calls.endProviderSessions.path),
    };
  }

  handle(app, calls.listSignInMethods, () => listSignInMethods(deps));
  handle(app, calls.beginProviderSignIn, async ({ body, request, reply }) => {
    await deps.limits.consume('provider-sign-in', { address: request.ip });
    const formerToken = readCookie(request.headers.cookie, cookies.session.name);
    const { redirectAddress } = addressesOf(request);
    const { address, token } = await beginVisit(deps, { ...body, redirectAddress, formerToken });
    reply.header('set-cookie', cookies.visit.set(token));
    return { address };
  });
  handle(app, calls.confirmAtProvider, async ({ body, request, signedIn, reply }) => {
    await deps.limits.consume('provider-sign-in', { address: request.ip });
    const { redirectAddress } = addressesOf(request);
    const visit = { ...body, redirectAddress, formerToken: undefined, sessionId: signedIn.sessionId };
    const { address, token } = await beginVisit(deps, visit);
    reply.header('set-cookie', cookies.visit.set(token));
    return { address };
  });
  handle(app, calls.finishProviderSignIn, async ({ request, reply }) => {
    await deps.limits.consume('provider-sign-in', { address: request.ip });
    const queryAt = request.url.indexOf('?');
    const finished = await finishVisit(deps, {
      token: readCookie(request.headers.cookie, cookies.visit.name),
      query: queryAt < 0 ? '' : request.url.slice(queryAt),
      device: deviceName(request.headers['user-agent']),
      signedOutAddress: new URL(config.adminSiteUrl, originOf(request, config)).href,
    });
    const opened = finished.token === undefined ? [] : [cookies.session.set(finished.token)];
    return reply
      .header('set-cookie', [cookies.visit.clear(), ...opened])
      .redirect(staffPage(config.adminSiteUrl, finished), 303);
  });
  handle(app, calls.endProviderSessions, async ({ body, request }) => {
    await deps.limits.consume('provider-logout', { address: request.ip });
    await logoutByProvider(deps, body.logout_token);
  });

  handle(app, calls.readIdentityProvider, ({ request }) => readIdentityProvider(deps, addressesOf(request)));
  handle(app, calls.changeIdentityProvider, async ({ body, request, signedIn }) =>
    changeIdentityProvider(deps, await actorOf(deps, signedIn, body.ownPassword), body, addressesOf(request)),
  );
  handle(app, calls.testIdentityProvider, ({ body }) => testIdentityProvider(deps, body.issuer));
  handle(app, calls.linkAccount, async ({ params, body, signedIn }) =>
    linkAccount(deps, await actorOf(deps, signedIn, body.ownPassword), params.id, body),
  );
}

/** @returns address of the page to go on with, on the staff site */
function staffPage(site: string, { returnPath, outcome }: Finished): string {
  const page = `${site.replace(/\/$/, '')}${returnPath}`;
  return outcome === undefined ? page : `${page}?signIn=${outcome}`;
}
