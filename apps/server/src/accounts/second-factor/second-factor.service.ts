import type { SecondFactorSecret } from '@phial/contract/staff/account';
import type { RecoveryCodes, SecondFactorOffRequest } from '@phial/contract/staff/second-factor';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { newTotpSecret, totpAddress } from '../../crypto/totp.ts';
import { Refused } from '../../errors.ts';
import { findAccountByLogin } from '../account.sql.ts';
import { confirmPassword } from '../own-account.service.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import type { SignedIn } from '../sessions/session.service.ts';
import { raiseSession } from '../sessions/session.sql.ts';
import { forgiveAttempts, takeAttempt } from '../sign-in/sign-in-delay.ts';
import { makeRecoveryCodes } from './recovery-codes.service.ts';
import { dropSecret } from './second-factor.sql.ts';
import { keepSecret, refusalOfProof, spendDigits, spendProof } from './second-factor.ts';

/**
 * Makes a new secret for one's own account; it counts once {@link confirmSecondFactor} has seen digits of it.
 * @throws Refused `password-wrong`, `too-many-requests`, `second-factor-unready` when one is in use
 */
export async function beginSecondFactor(
  deps: AppDependencies,
  { account }: SignedIn,
  password: string,
): Promise<SecondFactorSecret> {
  await confirmPassword(deps, account.login, password);
  const { name } = await readLaboratory(deps);
  const secret = newTotpSecret();
  if (!(await keepSecret(deps, account.id, secret))) throw new Refused('second-factor-unready');
  return { secret, address: totpAddress(secret, name.en, account.login) };
}

/**
 * Puts the second factor into use; the session has passed it by that and goes on under a new token.
 * @returns the session's new token, and the recovery codes, which nothing shows again
 * @throws Refused `second-factor-unready`, `second-factor-wrong`, `too-many-requests`
 */
export async function confirmSecondFactor(
  deps: AppDependencies,
  { account, sessionId }: SignedIn,
  digits: string,
): Promise<{ token: string; recoveryCodes: RecoveryCodes }> {
  const row = await findAccountByLogin(deps.db, account.login);
  if (row === undefined || row.secondFactor || row.totpSecret === null)
    throw new Refused('second-factor-unready');
  const delay = { kind: 'second-factor', accountId: account.id } as const;
  await takeAttempt(deps, delay);
  if (!(await spendDigits(deps, row, digits))) throw new Refused('second-factor-wrong');
  await forgiveAttempts(deps, delay);
  const token = newToken();
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    await raiseSession(tx, sessionId, tokenHash(token));
    await recordEvent(tx, { at, actor: { account: account.id }, action: 'second-factor-on' });
    return makeRecoveryCodes(tx, account.id, at);
  });
  return { token, recoveryCodes };
}

/**
 * Does without a second factor from now on.
 * @throws Refused `second-factor-kept` to administrators in production, `second-factor-unready` when there is none,
 *   `password-wrong`, `second-factor-wrong`, `recovery-code-wrong`, `too-many-requests`
 */
export async function endSecondFactor(
  deps: AppDependencies,
  { account }: SignedIn,
  { password, ...proof }: SecondFactorOffRequest,
): Promise<void> {
  if (account.role === 'administrator' && deps.config.production) throw new Refused('second-factor-kept');
  if (!account.secondFactor) throw new Refused('second-factor-unready');
  const row = await confirmPassword(deps, account.login, password);
  const delay = { kind: 'second-factor', accountId: account.id } as const;
  await takeAttempt(deps, delay);
  if (!(await spendProof(deps, row, proof))) throw new Refused(refusalOfProof(proof));
  await forgiveAttempts(deps, delay);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await dropSecret(tx, account.id, now);
    const actor = { account: account.id };
    await recordEvent(tx, { at: now, actor, action: 'second-factor-off', detail: actor });
  });
}
