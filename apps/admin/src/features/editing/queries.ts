import type { ContentKind } from '@phial/contract/content-body';
import { useQuery } from '@tanstack/react-query';
import {
  fetchCounts,
  fetchEntries,
  fetchEntry,
  fetchServicePoint,
  fetchServicePoints,
  fetchTestItem,
  fetchTestItems,
} from './api.ts';

/** Whoever opens a thing to edit it wants it as it is now, not as it was half a minute ago. */
const now = { staleTime: 0, gcTime: 0 };

export const useCounts = () =>
  useQuery({ queryKey: ['editing', 'counts'], queryFn: ({ signal }) => fetchCounts(signal), staleTime: 0 });

export const useEntries = (kind: ContentKind) =>
  useQuery({
    queryKey: ['editing', 'entries', kind],
    queryFn: ({ signal }) => fetchEntries(kind, signal),
    staleTime: 0,
  });

export const useEntry = (kind: ContentKind, id: string) =>
  useQuery({
    queryKey: ['editing', 'entry', kind, id],
    queryFn: ({ signal }) => fetchEntry(kind, id, signal),
    ...now,
  });

export const useServicePoints = () =>
  useQuery({
    queryKey: ['editing', 'service-points'],
    queryFn: ({ signal }) => fetchServicePoints(signal),
    staleTime: 0,
  });

export const useServicePoint = (id: string) =>
  useQuery({
    queryKey: ['editing', 'service-point', id],
    queryFn: ({ signal }) => fetchServicePoint(id, signal),
    ...now,
  });

export const useTestItems = () =>
  useQuery({
    queryKey: ['editing', 'test-items'],
    queryFn: ({ signal }) => fetchTestItems(signal),
    staleTime: 0,
  });

export const useTestItem = (id: string) =>
  useQuery({
    queryKey: ['editing', 'test-item', id],
    queryFn: ({ signal }) => fetchTestItem(id, signal),
    ...now,
  });

/** The subjects of tests, as the dictionary has them. */
export const useSubjects = () => useEntries('dictionary');
