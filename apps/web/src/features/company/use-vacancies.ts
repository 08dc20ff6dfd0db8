import { listVacancies } from '@phial/contract/calls/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/**
 * The vacancies of the list call; the list and the page of one of them share the answer.
 * @param ownMessage says nothing when it does not arrive: for a page that stands without it
 */
export const useVacancies = (ownMessage = false) => useQuery(callQuery(listVacancies, { ownMessage }));
