import type { AppDependencies } from '../../app-dependencies.ts';
import { readCurrentKey } from '../../crypto/document-hash.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { matchingTotpStep } from '../../crypto/totp.ts';
import type { AccountWithSecrets } from '../account.sql.ts';
import { markStepUsed, storeSecret } from './second-factor.sql.ts';

const COLUMN = 'totp_secret';

export const ENCRYPTED_SECRETS: EncryptedColumn = {
  table: 'account',
  column: COLUMN,
  keyColumn: 'totp_key_id',
};

/** Stores a new secret for an account, encrypted; not where one is in use. */
export async function keepSecret(
  deps: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  accountId: string,
  secret: string,
): Promise<boolean> {
  const { db, keys, clock } = deps;
  // So that the ring finds the key of a rotation that is under way.
  await readCurrentKey(deps);
  return storeSecret(db, {
    id: accountId,
    encrypted: keys.encrypt(accountId, COLUMN, secret),
    now: clock.now(),
  });
}

/** Whether these are digits of now that were not used before; uses them up. */
export async function spendDigits(
  { db, keys, clock }: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  { accountId, totpKeyId, totpSecret, totpStep }: AccountWithSecrets,
  digits: string,
): Promise<boolean> {
  if (totpKeyId === null || totpSecret === null) return false;
  const secret = keys.decrypt(accountId, COLUMN, totpKeyId, totpSecret);
  const step = matchingTotpStep(secret, digits, clock.now(), Number(totpStep));
  if (step === undefined) return false;
  return markStepUsed(db, { accountId, secret: totpSecret, step });
}
