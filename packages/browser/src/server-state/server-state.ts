import {
  type FetchQueryOptions,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';

/**
 * One store for all pages. A failed call has shown its message and is not
 * repeated unasked; answers count as fresh for half a minute,
 * so that turning back to a page does not ask again.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Forgets all that was read: the next person at this browser is another one. */
export function forgetServerState(): void {
  queryClient.clear();
}

/** What has been read, by the keys of the queries that would read it. */
export type ReadAnswers = readonly (readonly [key: QueryKey, answer: unknown])[];

/** Keeps answers that came with the page, so that its queries find them there. */
export function giveServerState(answers: ReadAnswers): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
}

/**
 * Reads for a query before the page that has it is drawn.
 * @throws what the query throws
 */
export async function readAhead<Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<void> {
  await queryClient.fetchQuery(query);
}

/** Gives the pages below it TanStack Query. */
export function ServerState({ children }: { children?: ReactNode }) {
  return createElement(QueryClientProvider, { client: queryClient }, children);
}
