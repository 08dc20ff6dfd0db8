import { listDictionary, listPackageGroups } from '@phial/contract/calls/content';
import { searchTestItems } from '@phial/contract/calls/test-items';
import type { PackageGroup } from '@phial/contract/content/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';

/*
 * The lists of the catalogue, kept for all its pages: a list changes when the
 * laboratory changes it, not while a visitor turns from a test to the search.
 */

const KEPT = { staleTime: 5 * 60_000, gcTime: 60 * 60_000 };

/** Both usage scopes, as every list call asks for. */
export const USAGE_SCOPE = '0,1';

/** Every test item; with `wanted` false only where they are at hand. */
export function useTestItems({ wanted = true } = {}) {
  return useQuery({
    ...KEPT,
    ...callQuery(searchTestItems, {
      query: { usageScope: USAGE_SCOPE },
      timeLimit: 'short',
      ownMessage: false,
    }),
    enabled: wanted,
  });
}

/** In one call whatever the site speaks: labels come in three languages. */
export const subjectsQuery = () =>
  callQuery(listDictionary, {
    params: { dictType: 'test_item_subject' },
    query: { language: 'tw' },
    ownMessage: false,
  });

/** The subjects in the order of the laboratory. */
export function useSubjects() {
  return useQuery({ ...KEPT, ...subjectsQuery() });
}

export const packageGroupsQuery = () => callQuery(listPackageGroups, { ownMessage: false });

/** The package groups, by `sortNum`. */
export function usePackageGroups() {
  return useQuery({
    ...KEPT,
    ...packageGroupsQuery(),
    select: bySortNum,
  });
}

const bySortNum = (groups: PackageGroup[]) => groups.toSorted((one, other) => one.sortNum - other.sortNum);
