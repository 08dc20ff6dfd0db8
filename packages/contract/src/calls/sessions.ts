import { Type } from 'typebox';
import { ANY_SESSION, anyAccount, PUBLIC, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { LoginState, Session, SignedInAccount, SignInRequest } from '../account.ts';
import { defineCall } from '../call.ts';

/* Signing in and out, and where an account is signed in. */

export const signIn = defineCall({
  method: 'POST',
  path: '/staff/session',
  access: PUBLIC_ON_OWN_SITE,
  tag: 'accounts',
  summary: 'Sign in',
  description:
    'Sets the cookie of the session. `outstanding` says what is to be done before it opens anything else. ' +
    'Guessing is slowed: by login and network, and by address, more with every attempt. ' +
    'A login at which twenty attempts were made within a day asks for `work`, a solved challenge of ' +
    '`GET /auth/work?purpose=sign-in`. A device known to the account is exempt from all of this.',
  body: SignInRequest,
  answer: SignedInAccount,
  refusals: ['login-wrong', 'work-required', 'account-pending', 'account-disabled', 'too-many-requests'],
});

export const readSession = defineCall({
  method: 'GET',
  path: '/staff/session',
  access: ANY_SESSION,
  tag: 'accounts',
  summary: 'Who is signed in',
  answer: SignedInAccount,
});

export const signOut = defineCall({
  method: 'DELETE',
  path: '/staff/session',
  access: ANY_SESSION,
  tag: 'accounts',
  summary: 'Sign out here',
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/staff/sessions',
  access: anyAccount(),
  tag: 'accounts',
  summary: 'Where one is signed in',
  answer: Type.Array(Session),
});

export const signOutEverywhere = defineCall({
  method: 'DELETE',
  path: '/staff/sessions',
  access: anyAccount(),
  tag: 'accounts',
  summary: 'Sign out everywhere',
  description: 'Here too.',
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/staff/sessions/:id',
  access: anyAccount(),
  tag: 'accounts',
  summary: 'End one of the own sessions',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  refusals: ['not-found'],
});

export const readLoginState = defineCall({
  method: 'POST',
  path: '/user/isLogin',
  access: PUBLIC,
  tag: 'accounts',
  summary: 'Whether somebody is signed in',
  description: 'Never refused for want of a session; takes no body.',
  answer: LoginState,
});

export const readAccountStatus = defineCall({
  method: 'GET',
  path: '/user/checkStatus',
  access: ANY_SESSION,
  tag: 'accounts',
  summary: 'State of the account signed in',
  description: 'As `GET /staff/session`.',
  answer: SignedInAccount,
});
