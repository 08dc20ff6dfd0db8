import { useQuery } from '@tanstack/react-query';
import { fetchPackageGroups, fetchSubjects, fetchTestItems } from '../api.ts';

/*
 * The lists of the catalogue, kept for all its pages: a list changes when the
 * laboratory changes it, not while a visitor turns from a test to the search.
 */

const KEPT = { staleTime: 5 * 60_000, gcTime: 60 * 60_000 };
const ALL_TEST_ITEMS = ['test-items', 'all'];

/** Every test item; with `wanted` false only where they are at hand. */
export function useTestItems({ wanted = true } = {}) {
  return useQuery({
    ...KEPT,
    queryKey: ALL_TEST_ITEMS,
    queryFn: ({ signal }) => fetchTestItems({}, signal),
    enabled: wanted,
  });
}

/** The subjects in the order of the laboratory. */
export function useSubjects() {
  return useQuery({
    ...KEPT,
    queryKey: ['test-item-subjects'],
    queryFn: ({ signal }) => fetchSubjects(signal),
  });
}

/** The package groups, by `sortNum`. */
export function usePackageGroups() {
  return useQuery({
    ...KEPT,
    queryKey: ['package-groups'],
    queryFn: async ({ signal }) => {
      const groups = await fetchPackageGroups(signal);
      return groups.toSorted((one, other) => one.sortNum - other.sortNum);
    },
  });
}
