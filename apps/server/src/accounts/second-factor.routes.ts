import {
  PasswordRequest,
  SecondFactorOffRequest,
  SecondFactorSecret,
  SignedInAccount,
  TotpRequest,
} from '@phial/contract/account';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { requireLogin } from './access.ts';
import { accountCookies } from './account-cookies.ts';
import { signedInOf } from './guard-routes.ts';
import { answerOpened, callerOf } from './opened-session.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.service.ts';
import { passSecondFactor } from './sign-in.service.ts';

const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;
const LOGIN = ['login-expired', 'second-factor-needed', 'foreign-site'] as const;

/** One's own second factor (TOTP): passing it, setting it up, doing without it. */
export async function secondFactorRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  app.post(
    '/staff/session/totp',
    {
      config: { access: requireLogin('second-factor') },
      schema: {
        tags: ['accounts'],
        summary: 'Pass the second factor',
        description: 'Right once within thirty seconds before and after. The session gets a new cookie.',
        body: TotpRequest,
        response: {
          200: Envelope(SignedInAccount),
          ...refusals(
            ...BODY,
            'login-expired',
            'foreign-site',
            'second-factor-wrong',
            'second-factor-unready',
            'too-many-requests',
          ),
        },
      },
    },
    async (request, reply) => {
      const { totp } = request.body;
      return answerOpened(
        reply,
        cookies,
        await passSecondFactor(deps, signedInOf(request), totp, callerOf(request, cookies)),
      );
    },
  );

  const settingUp = { access: requireLogin('second-factor-set-up') };
  app.post(
    '/staff/totp',
    {
      config: settingUp,
      schema: {
        tags: ['accounts'],
        summary: 'Begin to set up a second factor',
        description: 'The secret is shown once. It counts from the first right digits on.',
        body: PasswordRequest,
        response: {
          200: Envelope(SecondFactorSecret),
          ...refusals(
            ...BODY,
            ...LOGIN,
            'password-change-needed',
            'password-wrong',
            'second-factor-unready',
            'too-many-requests',
          ),
        },
      },
    },
    async (request) => {
      const data = await beginSecondFactor(deps, signedInOf(request), request.body.password);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.put(
    '/staff/totp',
    {
      config: settingUp,
      schema: {
        tags: ['accounts'],
        summary: 'Use the second factor from now on',
        body: TotpRequest,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            ...LOGIN,
            'password-change-needed',
            'second-factor-wrong',
            'second-factor-unready',
            'too-many-requests',
          ),
        },
      },
    },
    async (request, reply) => {
      const token = await confirmSecondFactor(deps, signedInOf(request), request.body.totp);
      reply.header('set-cookie', cookies.session.set(token));
      return { code: 200 as const, msg: '', data: null };
    },
  );

  app.delete(
    '/staff/totp',
    {
      config: { access: requireLogin() },
      schema: {
        tags: ['accounts'],
        summary: 'Do without a second factor',
        description: 'Not open to administrators where the server runs in production.',
        body: SecondFactorOffRequest,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            ...LOGIN,
            'password-change-needed',
            'password-wrong',
            'second-factor-wrong',
            'too-many-requests',
            'second-factor-kept',
            'second-factor-unready',
          ),
        },
      },
    },
    async (request) => {
      await endSecondFactor(deps, signedInOf(request), request.body);
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
