import type { AppDependencies } from '../../app-dependencies.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { isDeviceOfAnybody, isKnownDevice, rememberDevice } from './known-device.sql.ts';

const KNOWN_FOR_MS = 180 * 24 * 3_600_000;

type DeviceDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** @returns hash of the device's token where the account knows it */
export async function knownDevice(
  { db, clock }: DeviceDependencies,
  token: string | undefined,
  accountId: string,
): Promise<Buffer | undefined> {
  if (token === undefined) return undefined;
  const hash = tokenHash(token);
  const since = new Date(clock.now().getTime() - KNOWN_FOR_MS);
  return (await isKnownDevice(db, { tokenHash: hash, accountId, since })) ? hash : undefined;
}

/**
 * Makes the device known to the account, after everything the sign-in asks for.
 * @param token of the device's cookie; one that nobody gave out is replaced
 * @returns the token its cookie is to hold
 */
export async function makeKnown(
  { db, clock }: DeviceDependencies,
  token: string | undefined,
  accountId: string,
): Promise<string> {
  const now = clock.now();
  const kept = token !== undefined && (await isDeviceOfAnybody(db, tokenHash(token))) ? token : newToken();
  const since = new Date(now.getTime() - KNOWN_FOR_MS);
  const device = { tokenHash: tokenHash(kept), accountId, now, since };
  // Two that sweep each other's rows may meet.
  await retryWhenUndone(() => rememberDevice(db, device));
  return kept;
}
