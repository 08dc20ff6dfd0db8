import type { NewsItem } from '@phial/contract/content';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchNews } from './api.ts';

/**
 * What staff have announced; the pages that show it share the answer.
 * @param ownMessage says nothing when it does not arrive: for a page that stands without it
 */
export function useNews(ownMessage = false): UseQueryResult<NewsItem[]> {
  return useQuery({ queryKey: ['news'], queryFn: ({ signal }) => fetchNews({ signal, ownMessage }) });
}
