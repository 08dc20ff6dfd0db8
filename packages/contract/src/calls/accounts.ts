import { Type } from 'typebox';
import { ADMINISTRATORS, anyAccount, DOCTORS, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  Account,
  AccountActionRequest,
  AccountChange,
  AccountConflict,
  AccountPage,
  AccountQuery,
  AccountWithPassword,
  NewAccountRequest,
  PasswordChangeRequest,
  PasswordRequest,
  PendingAccounts,
  RegistrationRequest,
} from '../staff/account.ts';

const call = callsOf('accounts', ADMINISTRATORS);

/* The own account, and the accounts of everybody for administrators. */

const AccountParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** Where the rights of an administrator are at stake, the own password comes along. */
const CONFIRMATION = ['confirmation-needed', 'password-wrong', 'too-many-requests'] as const;
const OF_SERVICE_POINTS = ['service-points-required', 'service-point-unknown'] as const;
const OF_NEW_PASSWORD = ['password-length', 'password-holds-login', 'password-common'] as const;
const DATA_OF_CONFLICT = { 'version-conflict': AccountConflict } as const;

export const requestAccount = call('POST /user/reg', {
  summary: 'Ask for the account of a doctor',
  access: PUBLIC_ON_OWN_SITE,
  description:
    'An administrator approves it; until then a sign-in is refused with `account-pending`. ' +
    'A login that is taken gets the same answer and changes nothing.',
  body: RegistrationRequest,
  refusals: [
    'login-invalid',
    'name-required',
    'name-too-long',
    'doctor-details-invalid',
    ...OF_NEW_PASSWORD,
    'captcha-required',
    'captcha-wrong',
    'too-many-requests',
  ],
});

export const changePassword = call('PATCH /user/changePassword', {
  summary: 'Change the own password',
  access: anyAccount('new-password', 'second-factor-set-up'),
  description: 'For every role. The other sessions of the account end.',
  body: PasswordChangeRequest,
  refusals: ['password-wrong', ...OF_NEW_PASSWORD, 'password-same', 'too-many-requests'],
});

export const deleteOwnAccount = call('DELETE /user/del', {
  summary: 'Delete the own account of a doctor',
  access: DOCTORS,
  description: 'Cannot be undone. What refers to the account stays, without the person.',
  body: PasswordRequest,
  refusals: ['password-wrong', 'too-many-requests'],
});

export const searchAccounts = call('POST /staff/accounts/search', {
  summary: 'Find accounts, page by page',
  description:
    'Those that wait for approval first, then by login. By POST, as names do not belong into addresses.',
  body: AccountQuery,
  answer: AccountPage,
});

export const readPendingAccounts = call('GET /staff/accounts/pending', {
  summary: 'How many requests for an account wait for approval',
  isBackground: true,
  description: 'For the menu of whoever approves them.',
  answer: PendingAccounts,
});

export const createAccount = call('POST /staff/accounts', {
  summary: 'Create an account',
  description:
    'With a random password that is shown this once and changed at the first sign-in. ' +
    'An administrator needs `ownPassword`, a counter `servicePoints`.',
  body: NewAccountRequest,
  answer: AccountWithPassword,
  refusals: [
    ...CONFIRMATION,
    ...OF_SERVICE_POINTS,
    'login-invalid',
    'name-required',
    'name-too-long',
    'login-taken',
  ],
});

export const changeAccount = call('PATCH /staff/accounts/:id', {
  summary:
    'Approve, disable, enable, rename, correct practice details, or give another role or other service points',
  description:
    'Refused with `version-conflict`, and the account as it is now in `data.account`, when somebody else was faster. ' +
    'Who is disabled, or gets another role or other service points, is signed out. What makes an administrator needs ' +
    '`ownPassword`; what makes a counter, `servicePoints`, unless it has some.',
  params: AccountParams,
  body: AccountChange,
  answer: Account,
  refusals: [
    ...CONFIRMATION,
    ...OF_SERVICE_POINTS,
    'name-required',
    'name-too-long',
    'doctor-details-invalid',
    'not-found',
    'last-administrator',
  ],
  refusalData: DATA_OF_CONFLICT,
});

export const resetPassword = call('POST /staff/accounts/:id/password', {
  summary: 'Reset a password',
  description:
    'To a random one that is shown this once and changed at the next sign-in. ' +
    'That of an administrator needs `ownPassword`.',
  params: AccountParams,
  body: AccountActionRequest,
  answer: AccountWithPassword,
  refusals: [...CONFIRMATION, 'not-found'],
  refusalData: DATA_OF_CONFLICT,
});

export const removeSecondFactor = call('DELETE /staff/accounts/:id/totp', {
  summary: 'Take the second factor away',
  description: 'For somebody who has lost the telephone. That of an administrator needs `ownPassword`.',
  params: AccountParams,
  body: AccountActionRequest,
  refusals: [...CONFIRMATION, 'not-found', 'second-factor-unready'],
  refusalData: DATA_OF_CONFLICT,
});

export const inviteAccount = call('POST /staff/accounts/invitations', {
  summary: 'Create an account whose owner chooses the password by a link',
  description:
    'The link goes by e-mail to the login, which has to be an e-mail address, and is good once, for three days. ' +
    'Refused with `not-found` where the laboratory sends no e-mail. Otherwise as creating an account.',
  body: NewAccountRequest,
  answer: Account,
  refusals: [
    ...CONFIRMATION,
    ...OF_SERVICE_POINTS,
    'email-invalid',
    'name-required',
    'name-too-long',
    'login-taken',
    'not-found',
  ],
});

export const sendInvitationAgain = call('POST /staff/accounts/:id/invitation', {
  summary: 'Send an invitation again',
  description:
    'To an account without a password yet; the link of the former e-mail is void. For an account of an administrator ' +
    'it needs `ownPassword`.',
  params: AccountParams,
  body: AccountActionRequest,
  answer: Account,
  refusals: [...CONFIRMATION, 'not-found', 'email-invalid'],
  refusalData: DATA_OF_CONFLICT,
});

export const withdrawInvitation = call('DELETE /staff/accounts/:id/invitation', {
  summary: 'Withdraw an invitation',
  description: 'Its link is void; the account stays, and nobody can sign in to it.',
  params: AccountParams,
  body: AccountActionRequest,
  answer: Account,
  refusals: ['not-found', 'password-wrong', 'too-many-requests'],
  refusalData: DATA_OF_CONFLICT,
});
