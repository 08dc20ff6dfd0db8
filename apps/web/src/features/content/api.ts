import type {
  CarouselItem,
  CollectionCentre,
  IndexEntry,
  IndexListName,
  NewsItem,
  Recruitment,
} from '@phial/contract/content';
import { get } from '../../api-client/client.ts';

/*
 * The content calls of the specification, section 7. They use the general
 * helper (30 s) and reject with `CallError`, after the client has told it.
 */

/** All slides; the home page shows those of type `pc` with status `NORMAL` (HOME-002, HOME-003). */
export const fetchCarousel = (signal?: AbortSignal) =>
  fetchList<CarouselItem>('/official/homeCarousel/listAll', signal);

export const fetchCollectionCentres = (signal?: AbortSignal) =>
  fetchList<CollectionCentre>('/official/bloodCenter/all', signal);

/** The vacancies; their descriptions are html-encoded (PAGE-018). */
export const fetchRecruitments = (signal?: AbortSignal) =>
  fetchList<Recruitment>('/official/recruiment/all', signal);

/** What staff have announced, the newest first; the built-in articles are not among it. */
export const fetchNews = (signal?: AbortSignal) => fetchList<NewsItem>('/official/news/all', signal);

/** Questions, notices, stations, bands of the day, … by `sortNum` (D-98). */
export const fetchIndexList = (name: IndexListName, signal?: AbortSignal) =>
  fetchList<IndexEntry>(`/system/${name}/index/list`, signal);

async function fetchList<Entry>(path: string, signal?: AbortSignal): Promise<Entry[]> {
  const { data } = await get<Entry[]>(path, signal && { signal });
  return data;
}
