import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isLogin, normaliseLogin } from '@phial/domain/account';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import {
  type AccountRow,
  insertAccount,
  lockAccount,
  lockAdministrators,
  updateAccount,
} from '../account.sql.ts';
import { servicePointDetail } from '../service-points/service-point-right.ts';
import { existingServicePoints, writeServicePoints } from '../service-points/service-points.sql.ts';
import { deleteSessions } from '../sessions/session.sql.ts';
import type { Grant } from './claims.ts';
import { findIdentity, type Identity, insertIdentity } from './identity.sql.ts';

/** Somebody as the provider describes them. */
export interface ProviderPerson extends Identity {
  /** Undefined where none of the groups may sign in. */
  grant: Grant | undefined;
  /** Not checked yet. */
  displayName: string;
  /** What the login may be, the best first; only a label, as nobody signs in with it. */
  logins: readonly string[];
}

/**
 * The account of somebody who has signed in at the provider, with role and service points as the groups give them now.
 * Made at the first time; found by issuer and subject alone, never by an e-mail address or a login. Without a mapped
 * group its sessions end, which the transaction has to keep.
 * @returns undefined where the person may not sign in
 */
export async function accountOfPerson(
  tx: Queryable,
  person: ProviderPerson,
  now: Date,
): Promise<AccountRow | undefined> {
  // In the order of an administrator's change: who is an administrator, then the account.
  await lockAdministrators(tx);
  const accountId = await findIdentity(tx, person);
  if (accountId === undefined) return person.grant && createAccount(tx, person, person.grant, now);
  const account = await lockAccount(tx, accountId);
  if (account === undefined || account.state !== 'ACTIVE') return undefined;
  if (person.grant === undefined) {
    await deprovision(tx, accountId, now);
    return undefined;
  }
  return updateFromGroups(tx, account, person, person.grant, now);
}

async function createAccount(
  tx: Queryable,
  { displayName, logins, ...identity }: ProviderPerson,
  grant: Grant,
  now: Date,
): Promise<AccountRow | undefined> {
  const id = randomUUID();
  for (const typed of [...logins, `sso-${id.slice(0, 8)}`, `sso-${id}`]) {
    const login = normaliseLogin(typed);
    if (!isLogin(login)) continue;
    const row = await insertAccount(tx, {
      id,
      login,
      displayName: nameOr(displayName, login),
      role: grant.role,
      state: 'ACTIVE',
      passwordHash: '',
      mustChangePassword: false,
      allServicePoints: grant.servicePoints.all,
      sample: false,
      now,
    });
    if (row === undefined) continue;
    await writeServicePoints(tx, id, await existingServicePoints(tx, grant.servicePoints));
    await insertIdentity(tx, { ...identity, accountId: id, now });
    const account = await lockAccount(tx, id);
    if (account === undefined) return undefined;
    const detail = { account: id, role: grant.role, ...servicePointDetail(account) };
    await recordEvent(tx, { at: now, actor: { account: id }, action: 'account-created', detail });
    return account;
  }
  return undefined;
}

async function updateFromGroups(
  tx: Queryable,
  former: AccountRow,
  person: ProviderPerson,
  { role, servicePoints }: Grant,
  now: Date,
): Promise<AccountRow | undefined> {
  const id = former.accountId;
  const points = await existingServicePoints(tx, servicePoints);
  const next = { displayName: nameOr(person.displayName, former.displayName), role };
  const pointsChanged = !isDeepStrictEqual(points, former.servicePoints);
  if (next.role === former.role && next.displayName === former.displayName && !pointsChanged) return former;
  await writeServicePoints(tx, id, points);
  const account = await updateAccount(tx, { id, ...next, state: 'ACTIVE', now });
  if (account === undefined) return undefined;
  const event = { at: now, actor: { account: id } };
  const detail = { account: id, role };
  if (role !== former.role) await recordEvent(tx, { ...event, action: 'account-role-changed', detail });
  if (pointsChanged) {
    const changed = { account: id, ...servicePointDetail(account) };
    await recordEvent(tx, { ...event, action: 'account-service-points-changed', detail: changed });
  }
  // What was opened with other rights.
  if (role !== former.role || pointsChanged) await deleteSessions(tx, id);
  return account;
}

async function deprovision(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await deleteSessions(tx, accountId);
  const actor = { account: accountId };
  await recordEvent(tx, { at: now, actor, action: 'account-deprovisioned', detail: actor });
}

function nameOr(name: string, otherwise: string): string {
  return validateName(name) === undefined ? normaliseName(name) : otherwise;
}
