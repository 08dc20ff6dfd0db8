import type {
  CarouselItem,
  CollectionCentre,
  IndexEntry,
  IndexListName,
  NewsItem,
  Recruitment,
} from '@phial/contract/content';
import { type CallOptions, get } from '../../api-client/client.ts';

/*
 * The content calls of the specification, section 7. They use the general
 * helper (30 s) and reject with `CallError`, after the client has told it.
 * Where a page stands without what is asked for, `ownMessage` says nothing.
 */

type Options = Pick<CallOptions, 'ownMessage' | 'signal'>;

/** All slides; the home page shows those of type `pc` with status `NORMAL` (HOME-002, HOME-003). */
export const fetchCarousel = (signal?: AbortSignal) =>
  fetchList<CarouselItem>('/official/homeCarousel/listAll', signal && { signal });

export const fetchCollectionCentres = (signal?: AbortSignal) =>
  fetchList<CollectionCentre>('/official/bloodCenter/all', signal && { signal });

/** The vacancies; their descriptions are html-encoded (PAGE-018). */
export const fetchRecruitments = (options?: Options) =>
  fetchList<Recruitment>('/official/recruiment/all', options);

/** What staff have announced, the newest first. */
export const fetchNews = (options?: Options) => fetchList<NewsItem>('/official/news/all', options);

/** Questions, notices, stations, bands of the day, … by `sortNum` (D-98). */
export const fetchIndexList = (name: IndexListName, options?: Options) =>
  fetchList<IndexEntry>(`/system/${name}/index/list`, options);

async function fetchList<Entry>(path: string, options?: Options): Promise<Entry[]> {
  const { data } = await get<Entry[]>(path, options);
  return data;
}
