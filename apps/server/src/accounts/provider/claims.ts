import type { AccountServicePoints } from '@phial/contract/staff/account';
import type { GroupMapping } from '@phial/contract/staff/identity-provider';
import type { Role } from '@phial/domain/account';

/** What the groups of a person give. */
export interface Grant {
  role: Role;
  servicePoints: AccountServicePoints;
}

/** The first of these that a group gives is the role of the account, which has one. */
const ROLES_BY_RANK = ['administrator', 'manager', 'counter', 'doctor'] as const satisfies readonly Role[];

/** @param path name of a claim, or where in an object of a claim: `realm_access.roles`; the plain name goes before */
export function claimAt(claims: Readonly<Record<string, unknown>>, path: string): unknown {
  if (path in claims) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
}

/** The groups in a claim: a list of texts, or one text. */
export function groupsOf(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((group) => typeof group === 'string') : [];
}

/**
 * @returns the highest role of the groups, and for a counter the service points of all its groups together; undefined
 *   where none of the groups may sign in
 */
export function grantOf(groups: readonly string[], mapping: readonly GroupMapping[]): Grant | undefined {
  const given = mapping.filter(({ group }) => groups.includes(group));
  const role = ROLES_BY_RANK.find((one) => given.some((entry) => entry.role === one));
  if (role === undefined) return undefined;
  if (role !== 'counter') return { role, servicePoints: { all: role !== 'doctor', ids: [] } };
  const points = given.filter((entry) => entry.role === 'counter').map(({ servicePoints }) => servicePoints);
  const all = points.some((one) => one.all);
  const ids = all ? [] : [...new Set(points.flatMap((one) => one.ids))].sort();
  return { role, servicePoints: { all, ids } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
