import type { Call } from '@phial/contract/call';
import { ROLES, type Role } from '@phial/domain/account';
import { API_SCOPES } from '@phial/domain/api-scope';
import type { Random } from '../random.ts';
import { type Caller, callerOf } from '../served/caller.ts';
import { PASSWORD } from '../served/served.ts';

/** Somebody in whose name hostile requests are sent. */
export interface Identity {
  readonly name: string;
  /** As a request carries it now. */
  headers(): [string, string][];
  /** Signs in again, where the session has ended. */
  renew(): Promise<void>;
}

export interface Identities {
  /** Mostly somebody who may use the call, sometimes not. */
  for(operation: string, call: Call, random: Random): Identity;
  /** Callers that together may read everything. */
  readonly readers: readonly Caller[];
  close(): Promise<void>;
}

/** With these, whoever may use them ends accounts or closes the laboratory: they are called by others. */
const RUINOUS: ReadonlySet<string> = new Set([
  'changeBookingOpening',
  'changeIdentityProvider',
  'changePassword',
  'deleteOwnAccount',
  'importConfiguration',
  'removeSample',
]);

const NOBODY: Identity = { name: 'nobody', headers: () => [], renew: async () => undefined };

/** Signs everybody in; makes a key for each scope. */
export async function signEverybodyIn(origin: string): Promise<Identities> {
  const staff: Awaited<ReturnType<typeof signedIn>>[] = [];
  for (const role of ROLES) staff.push(await signedIn(origin, role));
  const administrator = staff.find(({ name }) => name === 'administrator')?.caller as Caller;
  const programs: Identity[] = [];
  for (const scope of API_SCOPES) {
    const body = { name: `hostile ${scope}`, scopes: [scope], ownPassword: PASSWORD };
    const { key } = await administrator.ask<{ key: string }>('POST', '/staff/api-keys', body);
    programs.push({ ...NOBODY, name: scope, headers: () => [['x-api-key', key]] });
  }
  const named = (name: string) => [...staff, ...programs].find((one) => one.name === name) ?? NOBODY;
  return {
    for(operation, { access }, random) {
      if (RUINOUS.has(operation) || random.once(12)) return random.once(2) ? NOBODY : named('counter');
      if (access.open === 'everybody') return random.once(8) ? random.one(staff) : NOBODY;
      return named(access.open === 'programs' ? access.scope : random.one(access.roles));
    },
    readers: staff.map(({ caller }) => caller),
    async close() {
      await Promise.all(staff.map(({ caller }) => caller.close()));
    },
  };
}

async function signedIn(origin: string, role: Role): Promise<Identity & { caller: Caller }> {
  const caller = callerOf(origin);
  await caller.signIn(role);
  return {
    name: role,
    caller,
    headers: () => [
      ['cookie', caller.cookie()],
      ['sec-fetch-site', 'same-origin'],
    ],
    renew: () => caller.signIn(role),
  };
}
