import { randomUUID } from 'node:crypto';
import type { Account, NewAccountRequest } from '@phial/contract/staff/account';
import { normaliseLogin } from '@phial/domain/account';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import { type AccountRow, lockAccount } from '../account.sql.ts';
import { canBeMailed, sendsLinks } from '../password-reset/can-be-mailed.ts';
import { deleteInvitation, queueAccountEmail } from '../password-reset/password-reset.sql.ts';
import { insertActive, lockVersion, wireAccount } from './account-list.service.ts';
import { type AccountActor, assertConfirmed } from './confirmed-actor.ts';

type InvitationDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/**
 * Creates an account without a password and sends its owner a link to choose one.
 * @throws Refused `not-found` where no e-mail is sent, `confirmation-needed` for another administrator, `email-invalid`,
 *   and as for an account that gets its password from the administrator
 */
export async function inviteAccount(
  { db, clock, config }: InvitationDependencies,
  by: AccountActor,
  body: NewAccountRequest,
): Promise<Account> {
  if (body.role === 'administrator') assertConfirmed(by);
  assertMailed(config, normaliseLogin(body.login));
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { accountId } = await insertActive(tx, by, body, { passwordHash: '', now });
    return invite(tx, by, accountId, now);
  });
}

/**
 * Sends the link once more; the one before is void.
 * @throws Refused `not-found` also where the owner has chosen a password, `version-conflict`, `email-invalid`,
 *   `confirmation-needed` for an administrator
 */
export async function sendInvitationAgain(
  { db, clock, config }: InvitationDependencies,
  by: AccountActor,
  id: string,
  version: number,
): Promise<Account> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { login, role } = await lockInvited(tx, id, version);
    if (role === 'administrator') assertConfirmed(by);
    assertMailed(config, login);
    return invite(tx, by, id, now);
  });
}

/**
 * Makes the link void. The account stays, for another invitation or a password from the administrator.
 * @throws Refused `not-found` also where the owner has chosen a password, `version-conflict`
 */
export async function withdrawInvitation(
  { db, clock }: InvitationDependencies,
  by: AccountActor,
  id: string,
  version: number,
): Promise<Account> {
  return db.transaction(async (tx) => {
    await lockInvited(tx, id, version);
    await deleteInvitation(tx, id);
    const event = { at: clock.now(), actor: by.actor, detail: { account: id } };
    await recordEvent(tx, { ...event, action: 'invitation-withdrawn' });
    return wireAccount(found(await lockAccount(tx, id)));
  });
}

async function invite(tx: Queryable, by: AccountActor, id: string, now: Date): Promise<Account> {
  await queueAccountEmail(tx, { id: randomUUID(), accountId: id, purpose: 'invitation', now });
  await recordEvent(tx, { at: now, actor: by.actor, action: 'account-invited', detail: { account: id } });
  return wireAccount(found(await lockAccount(tx, id)));
}

/** @throws Refused `not-found`, `version-conflict` */
async function lockInvited(tx: Queryable, id: string, version: number): Promise<AccountRow> {
  const account = await lockVersion(tx, id, version);
  if (account.invitation === null) throw new Refused('not-found');
  return account;
}

/** @throws Refused `not-found` where no e-mail is sent, `email-invalid` */
function assertMailed(config: InvitationDependencies['config'], login: string): void {
  if (!sendsLinks(config)) throw new Refused('not-found');
  if (!canBeMailed(config, { login })) throw new Refused('email-invalid');
}
