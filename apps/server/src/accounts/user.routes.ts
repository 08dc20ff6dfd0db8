import {
  LoginState,
  PasswordChangeRequest,
  PasswordRequest,
  RegistrationRequest,
  SignedInAccount,
} from '@phial/contract/account';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { PUBLIC, PUBLIC_ON_OWN_SITE, requireLogin, requireRole } from './access.ts';
import { accountCookies, readCookie } from './account-cookies.ts';
import { signedInOf } from './guard-routes.ts';
import { changePassword, deleteOwnAccount, register } from './own-account.service.ts';
import { describeSignedIn, readSession } from './session.service.ts';

const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;

/** The user calls of the specification (D-99); the sign-in itself is `session.routes.ts`. */
export async function userRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const { session } = accountCookies(deps.config);

  app.post(
    '/user/isLogin',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['accounts'],
        summary: 'Whether somebody is signed in',
        description: 'Never refused for want of a session; takes no body.',
        response: { 200: Envelope(LoginState), ...refusals() },
      },
    },
    async (request) => {
      const signedIn = await readSession(deps, readCookie(request.headers.cookie, session.name));
      const data = { login: signedIn?.outstanding === null, session: signedIn !== undefined };
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/user/checkStatus',
    {
      config: { access: requireLogin('second-factor', 'new-password', 'second-factor-set-up') },
      schema: {
        tags: ['accounts'],
        summary: 'State of the account signed in',
        description: 'As `GET /staff/session`.',
        response: { 200: Envelope(SignedInAccount), ...refusals('login-expired') },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: describeSignedIn(signedInOf(request)) }),
  );

  app.post(
    '/user/reg',
    {
      config: { access: PUBLIC_ON_OWN_SITE },
      schema: {
        tags: ['accounts'],
        summary: 'Ask for the account of a doctor',
        description:
          'An administrator approves it; until then a sign-in is refused with `account-pending`. ' +
          'A login that is taken gets the same answer and changes nothing.',
        body: RegistrationRequest,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            'login-invalid',
            'name-required',
            'name-too-long',
            'password-length',
            'password-holds-login',
            'password-common',
            'captcha-required',
            'captcha-wrong',
            'foreign-site',
            'too-many-requests',
          ),
        },
      },
    },
    async (request) => {
      await register(deps, { body: request.body, address: request.ip });
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.patch(
    '/user/changePassword',
    {
      config: { access: requireLogin('new-password', 'second-factor-set-up') },
      schema: {
        tags: ['accounts'],
        summary: "Change one's own password",
        description: 'For every role. The other sessions of the account end.',
        body: PasswordChangeRequest,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            'login-expired',
            'second-factor-needed',
            'foreign-site',
            'password-wrong',
            'password-length',
            'password-holds-login',
            'password-common',
            'password-same',
            'too-many-requests',
          ),
        },
      },
    },
    async (request) => {
      await changePassword(deps, signedInOf(request), request.body);
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.delete(
    '/user/del',
    {
      config: { access: requireRole('doctor') },
      schema: {
        tags: ['accounts'],
        summary: "Delete one's own account of a doctor",
        description: 'Cannot be undone. What refers to the account stays, without the person.',
        body: PasswordRequest,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            'login-expired',
            'not-allowed',
            'second-factor-needed',
            'password-change-needed',
            'foreign-site',
            'password-wrong',
            'too-many-requests',
          ),
        },
      },
    },
    async (request, reply) => {
      await deleteOwnAccount(deps, signedInOf(request), request.body.password);
      reply.header('set-cookie', session.clear());
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
