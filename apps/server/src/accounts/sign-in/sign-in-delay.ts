import type { AppDependencies } from '../../app-dependencies.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import { networksOf } from '../../network-address.ts';
import { spendWork } from '../../proof-of-work/work.service.ts';
import {
  countAttempt,
  type DelayRule,
  deleteAttempts,
  readNotBefore,
  takeBackAttempt,
} from './sign-in-delay.sql.ts';

/** What is guessed at, and by whom. */
export type DelayKey =
  /** A login as typed, whether or not there is such an account, tried by one network from a device it does not know. */
  | { readonly kind: 'login'; readonly login: string; readonly address: string }
  /** The same by all networks together; instead of waiting for it, a sign-in works. */
  | { readonly kind: 'login-anywhere'; readonly login: string }
  /** A device that the account knows, which has a count of its own: strangers cannot slow it. */
  | { readonly kind: 'device'; readonly deviceHash: Buffer; readonly accountId: string }
  /** One address with any logins; often a whole clinic behind one router. */
  | { readonly kind: 'address'; readonly address: string }
  /** The second factor, by somebody who is signed in or on a device that the account knows. */
  | { readonly kind: 'second-factor'; readonly accountId: string; readonly deviceHash?: Buffer }
  /** The second factor, by somebody who knows the password, in one network. */
  | { readonly kind: 'second-factor-there'; readonly accountId: string; readonly address: string }
  /** The same in all networks together: a guess at six digits is too likely to be right for work to stand in its way. */
  | { readonly kind: 'second-factor-anywhere'; readonly accountId: string }
  /** The password again, asked of somebody who is signed in. */
  | { readonly kind: 'password'; readonly accountId: string };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const FIVE: DelayRule = { freeAttempts: 5, firstSeconds: 1, longestSeconds: 15 * MINUTE };
const RULES: Readonly<Record<DelayKey['kind'], DelayRule>> = {
  login: FIVE,
  'login-anywhere': { freeAttempts: 20, firstSeconds: DAY, longestSeconds: DAY },
  device: { ...FIVE, freeAttempts: 8, longestSeconds: 5 * MINUTE },
  address: { ...FIVE, freeAttempts: 30 },
  'second-factor': FIVE,
  'second-factor-there': FIVE,
  'second-factor-anywhere': { ...FIVE, freeAttempts: 200 },
  password: FIVE,
};
const FORGOTTEN_AFTER_MS = DAY * 1000;

/** Where somebody else may be guessing as well: the owner's success takes back that one attempt only. */
const SHARED: ReadonlySet<DelayKey['kind']> = new Set([
  'address',
  'login-anywhere',
  'second-factor-anywhere',
]);

type DelayDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>;

/**
 * Counts an attempt at a secret and lets it pass, or says how long to wait; the
 * wait grows with each attempt and never becomes a lock. Off with `PHIAL_TEST_LIMITS=off`.
 * @throws Refused `too-many-requests` with the seconds to wait; the secret is not even looked at then
 */
export async function takeAttempt(deps: DelayDependencies, key: DelayKey): Promise<void> {
  const seconds = await tryAttempt(deps, key);
  if (seconds > 0) throw new Refused('too-many-requests', undefined, seconds);
}

/**
 * As {@link takeAttempt} for several counts: where one of them asks to wait, the attempt is counted by none, unless
 * another one came between.
 * @throws Refused `too-many-requests` with the seconds to wait
 */
export async function takeAttempts(deps: DelayDependencies, keys: readonly DelayKey[]): Promise<void> {
  for (const key of keys) await refuseWaiting(deps, key);
  for (const key of keys) await takeAttempt(deps, key);
}

/**
 * Lets an attempt pass that does not have to wait, and does not count it.
 * @throws Refused `too-many-requests` with the seconds to wait
 */
async function refuseWaiting(deps: DelayDependencies, key: DelayKey): Promise<void> {
  if (!deps.config.test.limits) return;
  const now = deps.clock.now();
  const notBefore = await readNotBefore(deps.db, hashOf(deps, key));
  if (notBefore === undefined || notBefore <= now) return;
  throw new Refused('too-many-requests', undefined, secondsBetween(now, notBefore));
}

/**
 * Counts an attempt if it may pass.
 * @returns 0 if it may, otherwise the seconds to wait; it is not counted then
 */
async function tryAttempt(deps: DelayDependencies, key: DelayKey): Promise<number> {
  if (!deps.config.test.limits) return 0;
  const { db, clock } = deps;
  const now = clock.now();
  const keyHash = hashOf(deps, key);
  const forgottenSince = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const attempt = { keyHash, now, forgottenSince, ...RULES[key.kind] };
  // Two that sweep each other's rows may meet.
  if (await retryWhenUndone(() => countAttempt(db, attempt))) return 0;
  return secondsBetween(now, (await readNotBefore(db, keyHash)) ?? now);
}

/** The attempt was right: whoever made it does not wait next time. */
export async function forgiveAttempts(deps: DelayDependencies, key: DelayKey): Promise<void> {
  const keyHash = hashOf(deps, key);
  if (SHARED.has(key.kind)) await takeBackAttempt(deps.db, keyHash, deps.clock.now());
  else await deleteAttempts(deps.db, keyHash);
}

/** Somebody is about to try a password. */
interface PasswordAttempt {
  /** As typed, normalised. */
  login: string;
  address: string;
  /** A device that the account knows. */
  known: { deviceHash: Buffer; accountId: string } | undefined;
  /** Base64 of a solved challenge. */
  work: string | undefined;
}

/**
 * Slows whoever guesses at passwords, before the password is looked at. A known device has a count of its own. On any
 * other one the network waits that made the attempts; beyond twenty attempts from wherever, everybody does some
 * seconds of work for each instead of waiting for strangers.
 * @returns to be called once the password was right: its owner does not pay for this attempt
 * @throws Refused `too-many-requests` with the seconds to wait; `work-required`, which no count has noticed
 */
export async function guardPassword(
  deps: AppDependencies,
  { login, address, known, work }: PasswordAttempt,
): Promise<() => Promise<void>> {
  const keys: DelayKey[] =
    known === undefined
      ? [
          { kind: 'login', login, address },
          { kind: 'address', address },
        ]
      : [{ kind: 'device', ...known }];
  for (const key of keys) await refuseWaiting(deps, key);
  const anywhere: DelayKey = { kind: 'login-anywhere', login };
  const worked = known === undefined && (await tryAttempt(deps, anywhere)) > 0;
  if (worked) await spendWork(deps, { work, purpose: 'sign-in', address });
  await takeAttempts(deps, keys);
  return async () => {
    const counted = known === undefined && !worked ? [...keys, anywhere] : keys;
    for (const key of counted) await forgiveAttempts(deps, key);
  };
}

/** Keyed, so that no login and no address can be read back from the table. */
function hashOf({ keys }: DelayDependencies, key: DelayKey): Buffer {
  const device = 'deviceHash' in key ? (key.deviceHash?.toString('base64url') ?? '') : '';
  switch (key.kind) {
    case 'login':
      return keys.keyedHash('sign-in', `login ${networksOf(key.address).network} ${key.login}`);
    case 'login-anywhere':
      return keys.keyedHash('sign-in', `login-anywhere ${key.login}`);
    case 'address':
      return keys.keyedHash('sign-in', `address ${networksOf(key.address).caller}`);
    case 'second-factor-there':
      return keys.keyedHash('sign-in', `${key.kind} ${key.accountId} ${networksOf(key.address).network}`);
    default:
      return keys.keyedHash('sign-in', `${key.kind} ${key.accountId} ${device}`);
  }
}

/** At least one. */
function secondsBetween(now: Date, later: Date): number {
  return Math.max(1, Math.ceil((later.getTime() - now.getTime()) / 1000));
}
