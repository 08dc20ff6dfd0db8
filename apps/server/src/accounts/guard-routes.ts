import type { Access, AccountAccess, ProgramAccess } from '@phial/contract/access';
import { REFUSAL_OF_STEP } from '@phial/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import { type CallingProgram, readApiKey } from './api-keys/calling-program.ts';
import { accountCookies, readCookie } from './sessions/account-cookies.ts';
import { readSession, type SignedIn } from './sessions/session.service.ts';

/** One route and its rule. */
export interface RouteRule {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** A call that a page makes by itself: it does not count as using the session. */
    isBackground?: boolean;
  }
  interface FastifyRequest {
    /** Whose session the call came with; only on routes that ask for one, see {@link signedInOf}. */
    signedIn?: SignedIn;
    /** Whose API key the call came with; only on routes that ask for one. */
    program?: CallingProgram;
  }
  interface FastifyInstance {
    /** Every route of the server with its rule. */
    routeRules: readonly RouteRule[];
  }
}

/**
 * Which account a page believes to act for, by its id. All pages of a browser
 * share one cookie: one that was opened before somebody else signed in must not
 * act in the name of the newcomer. Whoever sends none acts for the cookie's.
 */
const ACCOUNT_HEADER = 'phial-account';

/**
 * Holds every call against the rule of its route, before anything of the body
 * is read. Call it before the routes are registered: one without a rule stops
 * the start. Refusals: `login-expired` (code 301 under HTTP 401) without
 * a session, `not-allowed` for another role, `foreign-site`, `other-account`,
 * `api-key-invalid` and `api-scope-missing` for a program, and what is outstanding.
 */
export function guardRoutes(
  app: PhialServer,
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config' | 'limits'>,
): void {
  const rules: RouteRule[] = [];
  app.decorate('routeRules', rules);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('program', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined) {
      throw new Error(
        `${[method].flat().join(', ')} ${url} does not say who may use it: give it config.access`,
      );
    }
    for (const each of [method].flat()) rules.push({ method: each, url, access });
  });
  const { session } = accountCookies(deps.config);
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, isBackground = false } = request.routeOptions.config;
    if (request.is404 || access === undefined) return done();
    if (access.open !== 'everybody') {
      admit(request, access, isBackground).then(() => done(), done);
      return;
    }
    if (access.ownSiteOnly) assertOwnSite(request, deps.config);
    done();
  });

  async function admit(
    request: FastifyRequest,
    access: AccountAccess | ProgramAccess,
    isBackground: boolean,
  ): Promise<void> {
    if (access.open === 'programs') {
      request.program = await readApiKey(deps, access.scope, request);
      return;
    }
    assertOwnSite(request, deps.config);
    const token = readCookie(request.headers.cookie, session.name);
    const signedIn = await readSession(deps, token, { isUse: !isBackground });
    const meant = request.headers[ACCOUNT_HEADER];
    if (signedIn !== undefined && meant !== undefined && meant !== signedIn.account.id) {
      throw new Refused('other-account');
    }
    request.signedIn = allowed(access, signedIn);
  }
}

/** @throws Error on a route that does not ask for a login */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === undefined) throw new Error('this route does not ask for a login');
  return request.signedIn;
}

/** @throws Error on a route that does not ask for an API key */
export function programOf(request: FastifyRequest): CallingProgram {
  if (request.program === undefined) throw new Error('this route does not ask for an API key');
  return request.program;
}

function allowed(access: AccountAccess, signedIn: SignedIn | undefined): SignedIn {
  if (signedIn === undefined) throw new Refused('login-expired');
  const { outstanding, account } = signedIn;
  if (outstanding !== null && !access.during.includes(outstanding)) {
    throw new Refused(REFUSAL_OF_STEP[outstanding]);
  }
  if (!access.roles.includes(account.role)) throw new Refused('not-allowed');
  return signedIn;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The second wall against other websites' forms and scripts, behind the
 * cookie's `SameSite=Strict`: a changing call must come from a page of this
 * origin. Browsers say so by `Sec-Fetch-Site`, where they trust the connection,
 * and by `Origin`; what sends neither is no browser and has nobody's cookie.
 * @throws Refused `foreign-site`
 */
function assertOwnSite(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined ? site === 'same-origin' : origin === undefined || isOwn(origin)) return;
  throw new Refused('foreign-site');

  function isOwn(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    // Written with the port that the scheme has anyway, both are the same.
    const asked = `${url.protocol}//${request.host}`;
    const own = [asked, config.publicUrl].filter((address) => address !== undefined && URL.canParse(address));
    return own.some((address) => new URL(address ?? '').origin === url.origin);
  }
}
