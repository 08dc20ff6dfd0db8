import type { Statistics } from '@phial/contract/staff/statistics';

type Counts = Statistics['total'];

/** Seats taken of all seats; null where there were none. */
export function useOfCapacity({ taken, capacity }: Pick<Counts, 'taken' | 'capacity'>): number | null {
  return capacity === 0 ? null : taken / capacity;
}

/** Of the bookings that were marked as attended or as no-show; null where none was. */
export function noShowRate({ attended, noShows }: Pick<Counts, 'attended' | 'noShows'>): number | null {
  const marked = attended + noShows;
  return marked === 0 ? null : noShows / marked;
}
