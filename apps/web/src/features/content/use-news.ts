import type { NewsItem } from '@phial/contract/content';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchNews } from './api.ts';

/** What staff have announced; the list and the page of one announcement share the answer. */
export function useNews(): UseQueryResult<NewsItem[]> {
  return useQuery({ queryKey: ['news'], queryFn: ({ signal }) => fetchNews(signal) });
}
