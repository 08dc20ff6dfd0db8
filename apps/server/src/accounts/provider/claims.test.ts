import { expect, it } from 'vitest';
import { claimAt, grantOf, groupsOf } from './claims.ts';

const NONE = { all: false, ids: [] };
const MAPPING = [
  { group: 'central', role: 'counter', servicePoints: { all: false, ids: ['central'] } },
  { group: 'north', role: 'counter', servicePoints: { all: false, ids: ['north', 'central'] } },
  { group: 'everywhere', role: 'counter', servicePoints: { all: true, ids: [] } },
  { group: 'managers', role: 'manager', servicePoints: NONE },
  { group: 'it', role: 'administrator', servicePoints: NONE },
  { group: 'doctors', role: 'doctor', servicePoints: NONE },
] as const;
const grant = (...groups: string[]) => grantOf(groups, structuredClone(MAPPING) as never);

it('gives nothing to whoever is in no mapped group', () => {
  expect(grant()).toBeUndefined();
  expect(grant('Central', 'cent')).toBeUndefined();
});

it('gives the highest role of several groups', () => {
  expect(grant('doctors', 'central', 'it', 'managers')).toMatchObject({ role: 'administrator' });
  expect(grant('doctors', 'central')).toMatchObject({ role: 'counter' });
  expect(grant('doctors')).toEqual({ role: 'doctor', servicePoints: NONE });
});

it('gives a counter the service points of all its groups together', () => {
  expect(grant('central', 'north')).toMatchObject({
    servicePoints: { all: false, ids: ['central', 'north'] },
  });
  expect(grant('central', 'everywhere')).toMatchObject({ servicePoints: { all: true, ids: [] } });
});

it('reads a claim by its name, or inside of an object', () => {
  const claims = { groups: ['a'], realm_access: { roles: ['b'] }, 'https://lab.example/groups': ['c'] };
  expect(claimAt(claims, 'groups')).toEqual(['a']);
  expect(claimAt(claims, 'realm_access.roles')).toEqual(['b']);
  expect(claimAt(claims, 'https://lab.example/groups')).toEqual(['c']);
  expect(claimAt(claims, 'groups.constructor')).toBeUndefined();
  expect(claimAt(claims, 'toString.name')).toBeUndefined();
});

it('takes groups as a list or as one text, and nothing else', () => {
  expect(groupsOf(['a', 1, null, 'b'])).toEqual(['a', 'b']);
  expect(groupsOf('a b')).toEqual(['a b']);
  expect(groupsOf({ a: true })).toEqual([]);
});
