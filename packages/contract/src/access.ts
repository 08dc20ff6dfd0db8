import { ROLES, type Role } from '@phial/domain/account';
import type { ApiScope } from '@phial/domain/api-scope';
import type { OutstandingStep } from './staff/account.ts';

/** Who may use a call. The server does not start with a route that leaves it out. */
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
  /** What the key has to be for. */
  readonly scope: ApiScope;
}

/** For everybody, without a login. */
export const PUBLIC: PublicAccess = { open: 'everybody', ownSiteOnly: false };

/** For everybody, but not by way of another website. */
export const PUBLIC_ON_OWN_SITE: PublicAccess = { open: 'everybody', ownSiteOnly: true };

/** For a program whose API key has this scope, such as the laboratory's system; sessions count for nothing here. */
export function programsWith(scope: ApiScope): ProgramAccess {
  return { open: 'programs', scope };
}

/** For every account, also while its session lacks one of these steps. */
export function anyAccount(...during: OutstandingStep[]): AccountAccess {
  return { open: 'accounts', roles: ROLES, during };
}

/** For accounts of these roles, once nothing is outstanding. */
function accountsOf(...roles: [Role, ...Role[]]): AccountAccess {
  return { open: 'accounts', roles, during: [] };
}

/** A session that lacks any step can be looked at and ended. */
export const ANY_SESSION = anyAccount('second-factor', 'new-password', 'second-factor-set-up');
export const DOCTORS = accountsOf('doctor');
/** Those who edit the site and the schedule. */
export const EDITORS = accountsOf('manager', 'administrator');
export const ADMINISTRATORS = accountsOf('administrator');
/** Everybody who works for the laboratory. */
export const STAFF = accountsOf('counter', 'manager', 'administrator');
