import type { Order } from '@phial/contract/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftContent } from './use-order-draft.ts';

/** What was typed, and the saved draft it was begun from, if any. */
interface UnsavedDraft {
  readonly content: DraftContent;
  readonly base: Order | undefined;
}

const KEY = 'order-unsaved';
const keyOf = (orderId: string | undefined) => [KEY, orderId ?? 'new'];

/**
 * What was typed and is nowhere else, by the id of its order, if it has one: whoever leaves a draft by the browser's
 * own button finds it as it was, and what came too late for an order that moved on is not lost. In memory only,
 * for as long as the tab lives and the same doctor is signed in.
 */
export function useUnsavedDrafts() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      of: (orderId: string | undefined) => queries.getQueryData<UnsavedDraft>(keyOf(orderId)),
      keep(orderId: string | undefined, draft: UnsavedDraft): void {
        queries.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
        queries.setQueryData(keyOf(orderId), draft);
      },
      forget: (orderId: string | undefined) =>
        queries.removeQueries({ queryKey: keyOf(orderId), exact: true }),
    }),
    [queries],
  );
}
