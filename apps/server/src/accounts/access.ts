import type { OutstandingStep } from '@phial/contract/account';
import { ROLES, type Role } from '@phial/domain/account';

/** Who may use a route; every route says so in its `config.access`, or the server does not start. */
export type Access = PublicAccess | AccountAccess | ProgramAccess;

export interface PublicAccess {
  readonly open: 'everybody';
  /** Whether a browser may call it from a page of this site only: for public calls that set a cookie. */
  readonly ownSiteOnly: boolean;
}

export interface AccountAccess {
  readonly open: 'accounts';
  readonly roles: readonly Role[];
  /** What a session may still lack and use it all the same. */
  readonly during: readonly OutstandingStep[];
}

export interface ProgramAccess {
  readonly open: 'programs';
}

/** For everybody, without a login. */
export const PUBLIC: PublicAccess = { open: 'everybody', ownSiteOnly: false };

/** For everybody, but not by way of another website. */
export const PUBLIC_ON_OWN_SITE: PublicAccess = { open: 'everybody', ownSiteOnly: true };

/** For accounts of these roles, once nothing is outstanding. */
export function requireRole(...roles: [Role, ...Role[]]): AccountAccess {
  return { open: 'accounts', roles, during: [] };
}

/** For every account, also while its session still lacks one of these steps. */
export function requireLogin(...during: OutstandingStep[]): AccountAccess {
  return { open: 'accounts', roles: ROLES, during };
}

/** For a program with an API key, such as the laboratory's system; sessions count for nothing here. */
export function requireApiKey(): ProgramAccess {
  return { open: 'programs' };
}
