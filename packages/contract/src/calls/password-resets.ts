import { Type } from 'typebox';
import { PUBLIC, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { callsOf } from '../call.ts';
import { ClosedObject } from '../schemas.ts';
import { PersonText } from '../text.ts';

const call = callsOf('accounts', PUBLIC_ON_OWN_SITE);

/* A forgotten password: a link by e-mail, and a new password by it. */

const Token = Type.String({
  pattern: '^[\\w-]{43}$',
  description: 'From the link, behind its #',
  examples: ['AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE'],
});

export const readPasswordReset = call('GET /staff/password-reset', {
  summary: 'What to do about a forgotten password',
  access: PUBLIC,
  answer: Type.Object({
    byEmail: Type.Boolean({
      description: 'Whether the laboratory sends links; otherwise an administrator gives a new password',
    }),
  }),
});

export const requestPasswordReset = call('POST /staff/password-reset', {
  summary: 'Ask for a link to choose a new password',
  description:
    'For logins that are e-mail addresses. The answer is the same whether or not there is such an account. ' +
    'The link is good once, for an hour.',
  body: ClosedObject({
    login: PersonText(400, 'E-mail address; case does not matter', 'chan@clinic.example'),
  }),
  refusals: ['not-found', 'email-invalid', 'too-many-requests'],
});

export const readPasswordLink = call('POST /staff/password-reset/link', {
  summary: 'Whose link it is',
  description: 'Does not use it up.',
  body: ClosedObject({ token: Token }),
  answer: Type.Object({ login: Type.String() }),
  refusals: ['link-invalid', 'too-many-requests'],
});

export const choosePassword = call('PUT /staff/password-reset', {
  summary: 'Choose a new password by a link',
  description: 'All sessions of the account end. A second factor is still asked for at the next sign-in.',
  body: ClosedObject({
    token: Token,
    newPassword: PersonText(600, '12 to 128 characters, without the login in it'),
  }),
  refusals: [
    'link-invalid',
    'password-length',
    'password-holds-login',
    'password-common',
    'too-many-requests',
  ],
});
