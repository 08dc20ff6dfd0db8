import type { AppDependencies } from '../app-dependencies.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import { networksOf } from '../network-address.ts';
import {
  countAttempt,
  type DelayRule,
  forgetAttempts,
  readNotBefore,
  takeBackAttempt,
} from './sign-in-delay.sql.ts';

/** What is guessed at, and by whom. */
export type DelayKey =
  /** A login as typed, whether or not there is such an account, tried from a device it does not know. */
  | { readonly kind: 'login'; readonly login: string }
  /** A device that the account knows, which has a count of its own: strangers cannot slow it. */
  | { readonly kind: 'device'; readonly deviceHash: Buffer; readonly accountId: string }
  /** One address with any logins; often a whole clinic behind one router. */
  | { readonly kind: 'address'; readonly address: string }
  /** The second factor, by somebody who knows the password. */
  | { readonly kind: 'second-factor'; readonly accountId: string; readonly deviceHash?: Buffer }
  /** The password again, asked of somebody who is signed in. */
  | { readonly kind: 'password'; readonly accountId: string };

const MINUTE = 60;
const RULES: Readonly<Record<DelayKey['kind'], DelayRule>> = {
  login: { freeAttempts: 5, longestSeconds: 15 * MINUTE },
  device: { freeAttempts: 8, longestSeconds: 5 * MINUTE },
  address: { freeAttempts: 30, longestSeconds: 15 * MINUTE },
  'second-factor': { freeAttempts: 5, longestSeconds: 15 * MINUTE },
  password: { freeAttempts: 5, longestSeconds: 15 * MINUTE },
};
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

type DelayDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>;

/**
 * Counts an attempt at a secret and lets it pass, or says how long to wait; the
 * wait grows with each attempt and never becomes a lock. Off with `PHIAL_TEST_LIMITS=off`.
 * @throws Refused `too-many-requests` with the seconds to wait; the secret is not even looked at then
 */
export async function takeAttempt(deps: DelayDependencies, key: DelayKey): Promise<void> {
  if (!deps.config.test.limits) return;
  const { db, clock } = deps;
  const now = clock.now();
  const keyHash = hashOf(deps, key);
  const forgottenSince = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const attempt = { keyHash, now, forgottenSince, ...RULES[key.kind] };
  // Two that sweep each other's rows may meet.
  if (await retryWhenUndone(() => countAttempt(db, attempt))) return;
  const notBefore = (await readNotBefore(db, keyHash)) ?? now;
  const seconds = Math.ceil((notBefore.getTime() - now.getTime()) / 1000);
  throw new Refused('too-many-requests', undefined, Math.max(1, seconds));
}

/** The attempt was right: whoever made it does not wait next time. */
export async function forgiveAttempts(deps: DelayDependencies, key: DelayKey): Promise<void> {
  const keyHash = hashOf(deps, key);
  if (key.kind === 'address') await takeBackAttempt(deps.db, keyHash, deps.clock.now());
  else await forgetAttempts(deps.db, keyHash);
}

/** Keyed, so that no login and no address can be read back from the table. */
function hashOf({ keys }: DelayDependencies, key: DelayKey): Buffer {
  const device = 'deviceHash' in key ? (key.deviceHash?.toString('base64url') ?? '') : '';
  switch (key.kind) {
    case 'login':
      return keys.keyedHash('sign-in', `login ${key.login}`);
    case 'address':
      return keys.keyedHash('sign-in', `address ${networksOf(key.address).caller}`);
    default:
      return keys.keyedHash('sign-in', `${key.kind} ${key.accountId} ${device}`);
  }
}
