import { Type } from 'typebox';
import { anyAccount, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { callsOf } from '../call.ts';
import { SignedInAccount } from '../staff/account.ts';
import {
  NewPasskey,
  NewPasskeyQuestion,
  OwnerProof,
  Passkey,
  PasskeyAssertion,
  PasskeyQuestion,
} from '../staff/passkey.ts';

const call = callsOf('accounts', anyAccount());

/* Passkeys (WebAuthn): signing in by one, and those of the own account. */

const PROOF = ['password-wrong', 'passkey-wrong', 'passkey-copied', 'too-many-requests'] as const;

export const askPasskey = call('POST /staff/session/passkey/question', {
  summary: 'Begin a sign-in by passkey',
  access: PUBLIC_ON_OWN_SITE,
  description: 'Names no account: the authenticator knows whose passkey it has.',
  answer: PasskeyQuestion,
  refusals: ['too-many-requests'],
});

export const signInByPasskey = call('POST /staff/session/passkey', {
  summary: 'Sign in by passkey',
  access: PUBLIC_ON_OWN_SITE,
  description: 'Counts as password and second factor at once. Sets the cookie of the session.',
  body: PasskeyAssertion,
  answer: SignedInAccount,
  refusals: [
    'passkey-wrong',
    'passkey-copied',
    'account-pending',
    'account-disabled',
    'login-expired',
    'too-many-requests',
  ],
});

export const listPasskeys = call('GET /staff/passkeys', {
  summary: 'The own passkeys',
  answer: Type.Array(Passkey),
});

export const askOwnPasskey = call('POST /staff/passkeys/confirmation', {
  summary: 'Begin a confirmation by one of the own passkeys',
  description: 'Where the password would do as well.',
  answer: PasskeyQuestion,
});

export const confirmByPasskey = call('PUT /staff/passkeys/confirmation', {
  summary: 'Confirm by one of the own passkeys',
  description: 'For five minutes this session needs no `ownPassword` where one would be asked for.',
  body: PasskeyAssertion,
  refusals: ['passkey-wrong', 'passkey-copied', 'too-many-requests', 'login-expired'],
});

export const beginPasskey = call('POST /staff/passkeys/question', {
  summary: 'Begin to add a passkey',
  description: 'Needs the own password or a passkey once more.',
  body: OwnerProof,
  answer: NewPasskeyQuestion,
  refusals: [...PROOF, 'passkeys-full'],
});

export const addPasskey = call('POST /staff/passkeys', {
  summary: 'Add a passkey',
  body: NewPasskey,
  answer: Passkey,
  refusals: ['name-required', 'name-too-long', 'passkey-wrong', 'passkey-taken', 'passkeys-full'],
});

export const removePasskey = call('DELETE /staff/passkeys/:id', {
  summary: 'Remove a passkey',
  description: 'Needs the own password or a passkey once more.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: OwnerProof,
  refusals: [...PROOF, 'not-found'],
});
