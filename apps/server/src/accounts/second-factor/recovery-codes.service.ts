import type { RecoveryCodes, RecoveryCodesLeft } from '@phial/contract/staff/second-factor';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { Refused } from '../../errors.ts';
import { lockAccount } from '../account.sql.ts';
import { confirmPassword } from '../own-account.service.ts';
import type { SignedIn } from '../sessions/session.service.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.sql.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

/** Gives an account ten new codes; those it had are worth nothing any more. */
export async function makeRecoveryCodes(tx: Queryable, accountId: string, at: Date): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(recoveryCodeHash));
  await recordEvent(tx, { at, actor: { account: accountId }, action: 'recovery-codes-made' });
  return { codes };
}

/**
 * Ten new codes for the own account.
 * @throws Refused `second-factor-unready` without a second factor, `password-wrong`, `too-many-requests`
 */
export async function renewRecoveryCodes(
  deps: AppDependencies,
  { account }: SignedIn,
  password: string,
): Promise<RecoveryCodes> {
  await confirmPassword(deps, account.login, password);
  return deps.db.transaction(async (tx) => {
    // An administrator may be taking the second factor away at this moment.
    const row = await lockAccount(tx, account.id);
    if (!row?.secondFactor) throw new Refused('second-factor-unready');
    return makeRecoveryCodes(tx, account.id, deps.clock.now());
  });
}

/** How many codes the own account has left. */
export async function recoveryCodesLeft(
  { db }: Pick<AppDependencies, 'db'>,
  { account }: SignedIn,
): Promise<RecoveryCodesLeft> {
  return { left: await countRecoveryCodes(db, account.id) };
}
