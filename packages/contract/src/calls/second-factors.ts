import { anyAccount } from '../access.ts';
import {
  PasswordRequest,
  SecondFactorOffRequest,
  SecondFactorSecret,
  SignedInAccount,
  TotpRequest,
} from '../account.ts';
import { defineCall } from '../call.ts';

/* The own second factor (TOTP): passing it, setting it up, doing without it. */

export const passSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/session/totp',
  access: anyAccount('second-factor'),
  tag: 'accounts',
  summary: 'Pass the second factor',
  description: 'Right once within thirty seconds before and after. The session gets a new cookie.',
  body: TotpRequest,
  answer: SignedInAccount,
  refusals: ['second-factor-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/totp',
  access: anyAccount('second-factor-set-up'),
  tag: 'accounts',
  summary: 'Begin to set up a second factor',
  description: 'The secret is shown once. It counts from the first right digits on.',
  body: PasswordRequest,
  answer: SecondFactorSecret,
  refusals: ['password-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const confirmSecondFactor = defineCall({
  method: 'PUT',
  path: '/staff/totp',
  access: anyAccount('second-factor-set-up'),
  tag: 'accounts',
  summary: 'Use the second factor from now on',
  body: TotpRequest,
  refusals: ['second-factor-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const endSecondFactor = defineCall({
  method: 'DELETE',
  path: '/staff/totp',
  access: anyAccount(),
  tag: 'accounts',
  summary: 'Do without a second factor',
  description: 'Not open to administrators where the server runs in production.',
  body: SecondFactorOffRequest,
  refusals: [
    'password-wrong',
    'second-factor-wrong',
    'too-many-requests',
    'second-factor-kept',
    'second-factor-unready',
  ],
});
