import type { AppDependencies } from '../app-dependencies.ts';
import { spendWork } from '../proof-of-work/work.service.ts';
import { type DelayKey, forgiveAttempts, refuseWaiting, takeAttempts, tryAttempt } from './sign-in-delay.ts';

/** Somebody is about to try a password. */
export interface PasswordAttempt {
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
