import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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

/** Gives the pages below it TanStack Query. */
export function ServerState({ children }: { children?: ReactNode }) {
  return createElement(QueryClientProvider, { client: queryClient }, children);
}
