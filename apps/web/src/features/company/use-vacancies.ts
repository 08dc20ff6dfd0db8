import type { Recruitment } from '@phial/contract/content';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchRecruitments } from '../content/api.ts';

/**
 * The vacancies of the list call; the list and the page of one of them share the answer.
 * @param ownMessage says nothing when it does not arrive: for a page that stands without it
 */
export function useVacancies(ownMessage = false): UseQueryResult<Recruitment[]> {
  return useQuery({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => fetchRecruitments({ signal, ownMessage }),
  });
}
