import {
  Account,
  AccountChange,
  AccountDeed,
  AccountPage,
  AccountQuery,
  AccountWithPassword,
  NewAccountRequest,
} from '@phial/contract/account';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { requireRole } from './access.ts';
import {
  changeAccount,
  createAccount,
  findAccounts,
  removeSecondFactor,
  resetPassword,
} from './account-list.service.ts';
import { actorOf } from './confirmed-actor.ts';
import { signedInOf } from './guard-routes.ts';

const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;
const ROLE = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
  'foreign-site',
] as const;
/** Where the rights of an administrator are at stake, the own password comes along. */
const CONFIRMATION = ['confirmation-needed', 'password-wrong', 'too-many-requests'] as const;
const AccountParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The accounts of everybody, for administrators. */
export async function accountListRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('administrator') };

  app.post(
    '/staff/accounts/search',
    {
      config,
      schema: {
        tags: ['accounts'],
        summary: 'Find accounts, page by page',
        description:
          'Those who wait for approval first, then by login. By POST, as names do not belong into addresses.',
        body: AccountQuery,
        response: { 200: Envelope(AccountPage), ...refusals(...BODY, ...ROLE) },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await findAccounts(deps, request.body) }),
  );

  app.post(
    '/staff/accounts',
    {
      config,
      schema: {
        tags: ['accounts'],
        summary: 'Create an account',
        description:
          'With a random password that is shown this once and changed at the first sign-in. ' +
          'An administrator needs `ownPassword`.',
        body: NewAccountRequest,
        response: {
          200: Envelope(AccountWithPassword),
          ...refusals(
            ...BODY,
            ...ROLE,
            ...CONFIRMATION,
            'login-invalid',
            'name-required',
            'name-too-long',
            'login-taken',
          ),
        },
      },
    },
    async (request) => {
      const { ownPassword, ...account } = request.body;
      const by = await actorOf(deps, signedInOf(request), ownPassword);
      return { code: 200 as const, msg: '', data: await createAccount(deps, by, account) };
    },
  );

  app.patch(
    '/staff/accounts/:id',
    {
      config,
      schema: {
        tags: ['accounts'],
        summary: 'Approve, disable, enable, rename, or give another role',
        description:
          'Refused with `version-conflict`, and the account as it is now in `data.account`, when somebody else was faster. ' +
          'Who is disabled or gets another role is signed out. What makes an administrator needs `ownPassword`.',
        params: AccountParams,
        body: AccountChange,
        response: {
          200: Envelope(Account),
          ...refusals(
            ...BODY,
            ...ROLE,
            ...CONFIRMATION,
            'name-required',
            'name-too-long',
            'not-found',
            'version-conflict',
            'last-administrator',
          ),
        },
      },
    },
    async (request) => {
      const { ownPassword, ...change } = request.body;
      const by = await actorOf(deps, signedInOf(request), ownPassword);
      const data = await changeAccount(deps, by, request.params.id, change);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/staff/accounts/:id/password',
    {
      config,
      schema: {
        tags: ['accounts'],
        summary: 'Reset a password',
        description:
          'To a random one that is shown this once and changed at the next sign-in. ' +
          'That of an administrator needs `ownPassword`.',
        params: AccountParams,
        body: AccountDeed,
        response: {
          200: Envelope(AccountWithPassword),
          ...refusals(...BODY, ...ROLE, ...CONFIRMATION, 'not-found', 'version-conflict'),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const by = await actorOf(deps, signedInOf(request), body.ownPassword);
      const data = await resetPassword(deps, by, params.id, body.version);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.delete(
    '/staff/accounts/:id/totp',
    {
      config,
      schema: {
        tags: ['accounts'],
        summary: 'Take the second factor away',
        description: 'For somebody who has lost the telephone. That of an administrator needs `ownPassword`.',
        params: AccountParams,
        body: AccountDeed,
        response: {
          200: Envelope(Type.Null()),
          ...refusals(
            ...BODY,
            ...ROLE,
            ...CONFIRMATION,
            'not-found',
            'version-conflict',
            'second-factor-unready',
          ),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const by = await actorOf(deps, signedInOf(request), body.ownPassword);
      await removeSecondFactor(deps, by, params.id, body.version);
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
