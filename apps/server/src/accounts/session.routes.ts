import { Session, SignedInAccount, SignInRequest } from '@phial/contract/account';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { PUBLIC_ON_OWN_SITE, requireLogin } from './access.ts';
import { accountCookies } from './account-cookies.ts';
import { signedInOf } from './guard-routes.ts';
import { answerOpened, callerOf } from './opened-session.ts';
import { describeSignedIn, endSession, ownSessions, signOut, signOutEverywhere } from './session.service.ts';
import { signIn } from './sign-in.service.ts';

const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;
const LOGIN = ['login-expired', 'second-factor-needed', 'foreign-site'] as const;
/** A session that still lacks this or that can be looked at and ended. */
const ANY_SESSION = requireLogin('second-factor', 'new-password', 'second-factor-set-up');
const SessionParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Sign-in and sessions: one's own, of whatever role. */
export async function sessionRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  app.post(
    '/staff/session',
    {
      config: { access: PUBLIC_ON_OWN_SITE },
      schema: {
        tags: ['accounts'],
        summary: 'Sign in',
        description:
          'Sets the cookie of the session. `outstanding` says what is to be done before it opens anything else. ' +
          'Guessing is slowed: by login and network, and by address, more with every attempt. ' +
          'A login at which twenty attempts were made within a day asks for `work`, a solved challenge of ' +
          '`GET /auth/work?purpose=sign-in`. On a device known to the account nothing of it holds.',
        body: SignInRequest,
        response: {
          200: Envelope(SignedInAccount),
          ...refusals(
            ...BODY,
            'login-wrong',
            'work-required',
            'foreign-site',
            'account-pending',
            'account-disabled',
            'too-many-requests',
          ),
        },
      },
    },
    async (request, reply) =>
      answerOpened(reply, cookies, await signIn(deps, request.body, callerOf(request, cookies))),
  );

  app.get(
    '/staff/session',
    {
      config: { access: ANY_SESSION },
      schema: {
        tags: ['accounts'],
        summary: 'Who is signed in',
        response: { 200: Envelope(SignedInAccount), ...refusals('login-expired') },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: describeSignedIn(signedInOf(request)) }),
  );

  app.delete(
    '/staff/session',
    {
      config: { access: ANY_SESSION },
      schema: {
        tags: ['accounts'],
        summary: 'Sign out here',
        response: { 200: Envelope(Type.Null()), ...refusals('login-expired', 'foreign-site') },
      },
    },
    async (request, reply) => {
      await signOut(deps, signedInOf(request));
      reply.header('set-cookie', cookies.session.clear());
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.get(
    '/staff/sessions',
    {
      config: { access: requireLogin() },
      schema: {
        tags: ['accounts'],
        summary: 'Where one is signed in',
        response: { 200: Envelope(Type.Array(Session)), ...refusals(...LOGIN) },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await ownSessions(deps, signedInOf(request)) }),
  );

  app.delete(
    '/staff/sessions',
    {
      config: { access: requireLogin() },
      schema: {
        tags: ['accounts'],
        summary: 'Sign out everywhere',
        description: 'Here too.',
        response: { 200: Envelope(Type.Null()), ...refusals(...LOGIN) },
      },
    },
    async (request, reply) => {
      await signOutEverywhere(deps, signedInOf(request));
      reply.header('set-cookie', cookies.session.clear());
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.delete(
    '/staff/sessions/:id',
    {
      config: { access: requireLogin() },
      schema: {
        tags: ['accounts'],
        summary: 'Sign out there',
        params: SessionParams,
        response: { 200: Envelope(Type.Null()), ...refusals(...LOGIN, 'body-invalid', 'not-found') },
      },
    },
    async (request) => {
      await endSession(deps, signedInOf(request), request.params.id);
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
