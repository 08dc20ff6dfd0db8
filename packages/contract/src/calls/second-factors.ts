import { anyAccount } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  PasswordRequest,
  SecondFactorOffRequest,
  SecondFactorSecret,
  SignedInAccount,
  TotpRequest,
} from '../staff/account.ts';

const call = callsOf('accounts', anyAccount('second-factor-set-up'));

/* The own second factor (TOTP): passing it, setting it up, doing without it. */

export const passSecondFactor = call('POST /staff/session/totp', {
  summary: 'Pass the second factor',
  access: anyAccount('second-factor'),
  description: 'Right once within thirty seconds before and after. The session gets a new cookie.',
  body: TotpRequest,
  answer: SignedInAccount,
  refusals: ['second-factor-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const beginSecondFactor = call('POST /staff/totp', {
  summary: 'Begin to set up a second factor',
  description: 'The secret is shown once. It counts from the first right digits on.',
  body: PasswordRequest,
  answer: SecondFactorSecret,
  refusals: ['password-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const confirmSecondFactor = call('PUT /staff/totp', {
  summary: 'Use the second factor from now on',
  body: TotpRequest,
  refusals: ['second-factor-wrong', 'second-factor-unready', 'too-many-requests'],
});

export const endSecondFactor = call('DELETE /staff/totp', {
  summary: 'Do without a second factor',
  access: anyAccount(),
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
