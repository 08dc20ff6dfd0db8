import { listNews } from '@phial/contract/calls/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';

/**
 * What staff have announced; the pages that show it share the answer.
 * @param ownMessage says nothing when it does not arrive: for a page that stands without it
 */
export const useNews = (ownMessage = false) => useQuery(callQuery(listNews, { ownMessage }));
