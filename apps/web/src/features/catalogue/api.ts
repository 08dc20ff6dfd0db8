import type { DictionaryEntry, PackageGroup } from '@phial/contract/content';
import type { TestItem, TestItemQuery } from '@phial/contract/test-item';
import { get } from '../../api-client/client.ts';

/*
 * The catalogue calls of the specification, section 7; they reject with
 * `CallError`, after the client has told it. Test items go by the helper of 5 s.
 */

/** Both usage scopes, as every list call asks for (ITEM-011). */
const USAGE_SCOPE = '0,1';

/** Test items: all, by text (best match first), or by the first letter of the English name. */
export async function fetchTestItems(
  query: Pick<TestItemQuery, 'searchValue' | 'nameEng'>,
  signal?: AbortSignal,
): Promise<TestItem[]> {
  const { data } = await get<TestItem[]>('/rest/appointment/testItem/list', {
    timeLimit: 'short',
    params: { usageScope: USAGE_SCOPE, ...query },
    ...(signal && { signal }),
  });
  return data;
}

/** The subjects, in one call with language tw whatever the site speaks (ITEM-038); labels come in three languages. */
export async function fetchSubjects(signal?: AbortSignal): Promise<DictionaryEntry[]> {
  const { data } = await get<DictionaryEntry[]>('/system/dict/data/anon/test_item_subject', {
    params: { language: 'tw' },
    ...(signal && { signal }),
  });
  return data;
}

/** The package groups by `sortNum`. */
export async function fetchPackageGroups(signal?: AbortSignal): Promise<PackageGroup[]> {
  const { data } = await get<PackageGroup[]>('/official/packageItem/treeList', signal && { signal });
  return data;
}
