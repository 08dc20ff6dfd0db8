import { anyAccount } from '../access.ts';
import { callsOf } from '../call.ts';
import { PasswordRequest, SecondFactorSecret, SignedInAccount, TotpRequest } from '../staff/account.ts';
import {
  RecoveryCodes,
  RecoveryCodesLeft,
  SecondFactorOffRequest,
  SecondFactorProof,
} from '../staff/second-factor.ts';

const call = callsOf('accounts', anyAccount('second-factor-set-up'));

/* The own second factor (TOTP): passing it, setting it up, doing without it, and its recovery codes. */

export const passSecondFactor = call('POST /staff/session/totp', {
  summary: 'Pass the second factor',
  access: anyAccount('second-factor'),
  description:
    'By the digits, which are right once within thirty seconds before and after, or by a recovery code, which is ' +
    'right once. The session gets a new cookie.',
  body: SecondFactorProof,
  answer: SignedInAccount,
  refusals: ['second-factor-wrong', 'recovery-code-wrong', 'second-factor-unready', 'too-many-requests'],
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
  description: 'The recovery codes of the answer are shown this once.',
  body: TotpRequest,
  answer: RecoveryCodes,
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
    'recovery-code-wrong',
    'too-many-requests',
    'second-factor-kept',
    'second-factor-unready',
  ],
});

export const readRecoveryCodes = call('GET /staff/recovery-codes', {
  summary: 'How many recovery codes are left',
  access: anyAccount(),
  answer: RecoveryCodesLeft,
});

export const renewRecoveryCodes = call('POST /staff/recovery-codes', {
  summary: 'Make new recovery codes',
  access: anyAccount(),
  description: 'Ten, shown this once. Those of before are worth nothing any more.',
  body: PasswordRequest,
  answer: RecoveryCodes,
  refusals: ['password-wrong', 'second-factor-unready', 'too-many-requests'],
});
