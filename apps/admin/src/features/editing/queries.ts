import { countEntries, listEntries, readEntry } from '@phial/contract/calls/entries';
import {
  listStaffServicePoints,
  readServicePointUse,
  readStaffServicePoint,
} from '@phial/contract/calls/staff-service-points';
import { listStaffServices, readStaffService } from '@phial/contract/calls/staff-services';
import { listStaffTestItems, readStaffTestItem } from '@phial/contract/calls/staff-test-items';
import type { ContentKind } from '@phial/contract/content/content-body';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/** The lists say no more than that they failed; a toast has the words of the server. */
const toast = { ownMessage: false };

/** Whoever opens a thing to edit it wants it as it is now, not as it was half a minute ago. */
const now = { staleTime: 0, gcTime: 0 };

export const useCounts = () => useQuery({ ...callQuery(countEntries, toast), staleTime: 0 });

export const useEntries = (kind: ContentKind) =>
  useQuery({ ...callQuery(listEntries, { params: { kind }, ...toast }), staleTime: 0 });

export const useEntry = (kind: ContentKind, id: string) =>
  useQuery({ ...callQuery(readEntry, { params: { kind, id } }), ...now });

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
