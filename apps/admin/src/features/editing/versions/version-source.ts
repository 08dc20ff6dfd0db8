import { keyOf } from '@phial/browser/server-state/call-query';
import { listEntryVersions, readEntryVersion } from '@phial/contract/calls/entries';
import { listSavedVersions, readSavedVersion } from '@phial/contract/calls/saved-versions';
import type { ContentKind } from '@phial/contract/content/content-body';
import type { ContentVersion } from '@phial/contract/content/content-version';
import type { SavedVersion, SavedVersionKind } from '@phial/contract/content/saved-version';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '../../../api-client/client.ts';
import type { Body } from '../fields/field.ts';

/** One earlier text; a thing without drafts is only ever saved, so nothing else happened to it. */
export type Version = SavedVersion & Partial<Pick<ContentVersion, 'event'>>;

interface VersionPage {
  readonly versions: readonly Version[];
  readonly next: number | null;
}

/** Where the versions of a thing come from. */
export interface VersionSource {
  /** The key of all that is known of them. */
  readonly key: readonly unknown[];
  readonly readPage: (before: number | null, signal: AbortSignal) => Promise<VersionPage>;
  /** The text, as the form has it. */
  readonly readBody: (version: number, signal: AbortSignal) => Promise<Body>;
}

/** The versions of an entry of the site. */
export function entryVersions(kind: ContentKind, id: string): VersionSource {
  const params = { kind, id };
  return {
    key: keyOf(listEntryVersions, { params }),
    readPage: (before, signal) => send(listEntryVersions, { params, ...pageBefore(before), signal }),
    readBody: async (version, signal) => {
      const at = { ...params, version: String(version) };
      return (await send(readEntryVersion, { params: at, ownMessage: true, signal })).body;
    },
  };
}

/**
 * The versions of a service, service point or test item.
 * @param typedOf what the form makes of a body
 */
export function savedVersions(
  kind: SavedVersionKind,
  id: string,
  typedOf: (body: Body) => Body,
): VersionSource {
  const params = { kind, id };
  return {
    key: keyOf(listSavedVersions, { params }),
    readPage: (before, signal) => send(listSavedVersions, { params, ...pageBefore(before), signal }),
    readBody: async (version, signal) => {
      const at = { ...params, version: String(version) };
      return typedOf((await send(readSavedVersion, { params: at, ownMessage: true, signal })).body);
    },
  };
}

/** Twenty versions, newest first, and twenty more at each request. */
export const useVersions = ({ key, readPage }: VersionSource) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** A version never changes. */
export const useVersion = ({ key, readBody }: VersionSource, version: number) =>
  useQuery({
    queryKey: [...key, 'version', version],
    queryFn: ({ signal }) => readBody(version, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The panel says itself that they could not be loaded. */
function pageBefore(before: number | null) {
  return { query: before === null ? {} : { before: String(before) }, ownMessage: true };
}
