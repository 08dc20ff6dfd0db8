import { Type } from 'typebox';
import { ANY_SESSION, anyAccount, PUBLIC, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { callsOf } from '../call.ts';
import { LoginState, Session, SignedInAccount, SignInRequest, SignOutResult } from '../staff/account.ts';

const call = callsOf('accounts', ANY_SESSION);

/* Signing in and out, and where an account is signed in. */

export const signIn = call('POST /staff/session', {
  summary: 'Sign in',
  access: PUBLIC_ON_OWN_SITE,
  description:
    'Sets the cookie of the session. `outstanding` says what is to be done before it opens anything else. ' +
    'Guessing is slowed: by login and network, and by address, more with every attempt. ' +
    'A login at which twenty attempts were made within a day asks for `work`, a solved challenge of ' +
    '`GET /auth/work?purpose=sign-in`. A device known to the account is exempt from all of this.',
  body: SignInRequest,
  answer: SignedInAccount,
  refusals: ['login-wrong', 'work-required', 'account-pending', 'account-disabled', 'too-many-requests'],
});

export const readSession = call('GET /staff/session', {
  summary: 'Who is signed in',
  answer: SignedInAccount,
});

export const signOut = call('DELETE /staff/session', {
  summary: 'Sign out here',
  description: 'A session of the identity provider names the address of the sign-out there, if it has one.',
  answer: SignOutResult,
});

export const listSessions = call('GET /staff/sessions', {
  summary: 'Where one is signed in',
  access: anyAccount(),
  answer: Type.Array(Session),
});

export const signOutEverywhere = call('DELETE /staff/sessions', {
  summary: 'Sign out everywhere',
  access: anyAccount(),
  description: 'Here too.',
});

export const endSession = call('DELETE /staff/sessions/:id', {
  summary: 'End one of the own sessions',
  access: anyAccount(),
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  refusals: ['not-found'],
});

export const readLoginState = call('POST /user/isLogin', {
  summary: 'Whether somebody is signed in',
  access: PUBLIC,
  description: 'Never refused for want of a session; takes no body.',
  answer: LoginState,
});

export const readAccountStatus = call('GET /user/checkStatus', {
  summary: 'State of the account signed in',
  description: 'As `GET /staff/session`.',
  answer: SignedInAccount,
});
