import type { Account } from '@phial/contract/staff/account';
import type { LinkAccountRequest } from '@phial/contract/staff/identity-provider';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { constraintOf } from '../../db/database-error.ts';
import { found, Refused } from '../../errors.ts';
import { lockAccount, lockAdministrators } from '../account.sql.ts';
import {
  isLocalAdministrator,
  lockVersion,
  shutOut,
  wireAccount,
} from '../administration/account-list.service.ts';
import { type AccountActor, assertConfirmed } from '../administration/confirmed-actor.ts';
import { deletePasskeys } from '../passkeys/passkey.sql.ts';
import { dropPassword, insertIdentity } from './identity.sql.ts';
import { readProviderRow } from './provider-settings.sql.ts';

/**
 * Lets an account of ours sign in through the provider from now on, as the person with this subject. It loses its
 * password, its second factor and its passkeys, or it would stay open after the provider has closed it.
 * @throws Refused `not-found`, `version-conflict` with the account as it is now, `confirmation-needed` for that of an
 *   administrator, `last-administrator` for the last one with a password, `identity-taken`; `not-found` also without a provider
 */
export async function linkAccount(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  by: AccountActor,
  id: string,
  { subject, version }: LinkAccountRequest,
): Promise<Account> {
  const provider = await readProviderRow(db);
  // Without settings there is nothing to link to, and nothing that would come back later.
  if (provider === undefined) throw new Refused('not-found');
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const administrators = await lockAdministrators(tx);
      const former = await lockVersion(tx, id, version);
      if (former.role === 'administrator') assertConfirmed(by);
      if (isLocalAdministrator(former) && administrators < 2) throw new Refused('last-administrator');
      await insertIdentity(tx, { accountId: id, issuer: provider.issuer, subject, now });
      await dropPassword(tx, id, now);
      await deletePasskeys(tx, id);
      await shutOut(tx, id);
      await recordEvent(tx, { at: now, actor: by.actor, action: 'account-linked', detail: { account: id } });
      return wireAccount(found(await lockAccount(tx, id)));
    });
  } catch (error) {
    if (constraintOf(error) === 'account_identity_subject') throw new Refused('identity-taken');
    throw error;
  }
}
