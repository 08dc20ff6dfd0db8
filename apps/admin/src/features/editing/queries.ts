import { keyOf } from '@phial/browser/server-state/call-query';
import {
  countEntries,
  listEntries,
  listEntryVersions,
  readEntry,
  readEntryVersion,
} from '@phial/contract/calls/entries';
import {
  listStaffServicePoints,
  readServicePointUse,
  readStaffServicePoint,
} from '@phial/contract/calls/staff-service-points';
import { listStaffServices, readStaffService } from '@phial/contract/calls/staff-services';
import { listStaffTestItems, readStaffTestItem } from '@phial/contract/calls/staff-test-items';
import type { ContentKind } from '@phial/contract/content/content-body';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery, send } from '../../api-client/client.ts';

/** The lists say no more than that they failed; a toast has the words of the server. */
const toast = { ownMessage: false };

/** Whoever opens a thing to edit it wants it as it is now, not as it was half a minute ago. */
const now = { staleTime: 0, gcTime: 0 };

export const useCounts = () => useQuery({ ...callQuery(countEntries, toast), staleTime: 0 });

export const useEntries = (kind: ContentKind) =>
  useQuery({ ...callQuery(listEntries, { params: { kind }, ...toast }), staleTime: 0 });

export const useEntry = (kind: ContentKind, id: string) =>
  useQuery({ ...callQuery(readEntry, { params: { kind, id } }), ...now });

/** The key of all that is known of the versions of an entry. */
export const versionsKey = (kind: ContentKind, id: string) =>
  keyOf(listEntryVersions, { params: { kind, id } });

/** Twenty versions of an entry, newest first, and twenty more at each request. */
export const useVersions = (kind: ContentKind, id: string) =>
  useInfiniteQuery({
    queryKey: versionsKey(kind, id),
    queryFn: ({ pageParam, signal }) =>
      send(listEntryVersions, {
        params: { kind, id },
        query: pageParam === null ? {} : { before: String(pageParam) },
        ownMessage: true,
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** A version never changes. */
export const useVersion = (kind: ContentKind, id: string, version: number) =>
  useQuery({
    ...callQuery(readEntryVersion, { params: { kind, id, version: String(version) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useStaffServices = () => useQuery({ ...callQuery(listStaffServices, toast), staleTime: 0 });

export const useStaffService = (code: string) =>
  useQuery({ ...callQuery(readStaffService, { params: { code } }), ...now });

export const useServicePoints = () => useQuery({ ...callQuery(listStaffServicePoints, toast), staleTime: 0 });

export const useServicePoint = (id: string) =>
  useQuery({ ...callQuery(readStaffServicePoint, { params: { id } }), ...now });

export const useServicePointUse = (id: string) =>
  useQuery({ ...callQuery(readServicePointUse, { params: { id } }), ...now });

export const useTestItems = () => useQuery({ ...callQuery(listStaffTestItems, toast), staleTime: 0 });

export const useTestItem = (id: string) =>
  useQuery({ ...callQuery(readStaffTestItem, { params: { id } }), ...now });

/** The subjects of tests, as the dictionary has them. */
export const useSubjects = () => useEntries('dictionary');
