import type { Queryable } from '../../db/pool.ts';
import { emptyAccount, lockAdministrators, lockSampleAccounts, unmarkSample } from '../account.sql.ts';
import { deleteIdentity } from '../provider/identity.sql.ts';
import { writeServicePoints } from '../service-points/service-points.sql.ts';
import { shutOut } from './account-list.service.ts';

/** Keeps the accounts of the sample, and who is an administrator, from changing until the transaction ends. */
export async function lockAccountsOfSample(tx: Queryable): Promise<string[]> {
  await lockAdministrators(tx);
  return lockSampleAccounts(tx);
}

/**
 * Deletes the accounts of the sample as their owners would: sessions end, names and passwords go, and the row stays for
 * the entries of the audit log.
 * @param ids of {@link lockAccountsOfSample}
 */
export async function removeSampleAccounts(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    await emptyAccount(tx, id, now);
    await shutOut(tx, id);
    await deleteIdentity(tx, id);
    await writeServicePoints(tx, id, { all: false, ids: [] });
  }
  await unmarkSample(tx, ids);
}
