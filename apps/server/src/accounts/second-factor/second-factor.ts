import type { SecondFactorProof } from '@phial/contract/staff/second-factor';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { readCurrentKey } from '../../crypto/document-hash.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { matchingTotpStep } from '../../crypto/totp.ts';
import type { AccountWithSecrets } from '../account.sql.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code.sql.ts';
import { recoveryCodeHash } from './recovery-code.ts';
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

/** The refusal of a proof that {@link spendProof} does not take. */
export function refusalOfProof({ totp }: SecondFactorProof): 'second-factor-wrong' | 'recovery-code-wrong' {
  return totp === undefined ? 'recovery-code-wrong' : 'second-factor-wrong';
}

/**
 * Whether these are digits as {@link spendDigits} asks for, or a recovery code of the account; uses either up. A code is
 * in the audit log, with how many are left.
 */
export async function spendProof(
  deps: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  account: AccountWithSecrets,
  { totp, recoveryCode }: SecondFactorProof,
): Promise<boolean> {
  if (totp !== undefined) return spendDigits(deps, account, totp);
  if (recoveryCode === undefined || !account.secondFactor) return false;
  const { db, clock } = deps;
  const { accountId } = account;
  return db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, accountId, recoveryCodeHash(recoveryCode)))) return false;
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account: accountId },
      action: 'recovery-code-used',
      detail: { left: await countRecoveryCodes(tx, accountId) },
    });
    return true;
  });
}
