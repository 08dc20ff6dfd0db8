import { listVacancies } from '@phial/contract/calls/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/** The vacancies of the list call; the list and the page of one of them share the answer. */
export const useVacancies = () => useQuery(callQuery(listVacancies, { ownMessage: false }));
