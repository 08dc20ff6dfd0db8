import type { AppDependencies } from '../app-dependencies.ts';
import { readHashKey } from '../booking/document-hash.sql.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { matchingTotpStep } from '../crypto/totp.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Database, Queryable } from '../db/pool.ts';
import type { AccountRow } from './account.sql.ts';
import { lockOldSecrets, markStepUsed, replaceSecret, storeSecret } from './second-factor.sql.ts';

const COLUMN = 'totp_secret';

/** Seals a new secret for an account; not where one is in use. */
export async function keepSecret(
  { db, keys, clock }: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  accountId: string,
  secret: string,
): Promise<boolean> {
  // A rotation names its key there; asking for it by name makes the ring look for it in the key file.
  const current = await readHashKey(db, keys.newestId);
  if (current !== undefined) keys.has(current);
  return storeSecret(db, {
    id: accountId,
    sealed: keys.encrypt(accountId, COLUMN, secret),
    now: clock.now(),
  });
}

/** Whether these are digits of now that were not used before; uses them up. */
export async function spendDigits(
  { db, keys, clock }: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  account: Pick<AccountRow, 'id' | 'totp_key_id' | 'totp_secret' | 'totp_step'>,
  digits: string,
): Promise<boolean> {
  if (account.totp_key_id === null || account.totp_secret === null) return false;
  const secret = keys.decrypt(account.id, COLUMN, account.totp_key_id, account.totp_secret);
  const step = matchingTotpStep(secret, digits, clock.now(), Number(account.totp_step));
  if (step === undefined) return false;
  return markStepUsed(db, { accountId: account.id, secret: account.totp_secret, step });
}

/** For the rotation of keys: seals anew what another key has sealed. */
export async function reencryptSecrets(db: Database, keys: KeyRing): Promise<number> {
  return db.transaction(async (tx: Queryable) => {
    let unreadable = 0;
    for (const row of await lockOldSecrets(tx, keys.newestId)) {
      const secret = orUnreadable(
        () => keys.decrypt(row.id, COLUMN, row.totp_key_id, row.totp_secret),
        undefined,
      );
      if (secret === undefined) unreadable += 1;
      else await replaceSecret(tx, row.id, keys.encrypt(row.id, COLUMN, secret));
    }
    return unreadable;
  });
}
