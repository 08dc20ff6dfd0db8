import type { ContentKind } from '@phial/contract/content/content-body';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../db/pool.ts';
import { shortCache } from '../db/short-cache.ts';
import { readDirectory } from '../service-points/service-points.service.ts';
import { closedDaysAhead } from './closed-days.ts';
import { readPublished, type StoredEntry } from './content.sql.ts';
import {
  type IndexKind,
  wireCarouselItem,
  wireCollectionCentre,
  wireDictionaryEntry,
  wireIndexEntry,
  wireNewsItem,
  wireRecruitment,
} from './wire-content.ts';

type ContentDependencies = Pick<AppDependencies, 'db' | 'clock'>;

const cache = shortCache<StoredEntry<ContentKind>[]>('content');

/** To be called after a change, so that this process answers it at once; others do within a second. */
export function clearContent(db: Database, kind: ContentKind): void {
  cache(db).delete(kind);
}

/** The published entries of a kind in their order; at most a second old. */
export async function readContent<Kind extends ContentKind>(
  { db, clock }: ContentDependencies,
  kind: Kind,
): Promise<StoredEntry<Kind>[]> {
  const entries = await cache(db).get(kind, '', clock.now(), () => readPublished(db, kind));
  return entries as StoredEntry<Kind>[];
}

/** All slides, of either type and status: the site chooses. */
export async function listCarousel(deps: ContentDependencies) {
  return (await readContent(deps, 'carousel')).map(wireCarouselItem);
}

/** Where a service point is under the same roof, its schedule gives the hours. */
export async function listCollectionCentres(deps: ContentDependencies) {
  const [centres, closedDays, { points }] = await Promise.all([
    readContent(deps, 'collection-centre'),
    closedDaysAhead(deps),
    readDirectory(deps),
  ]);
  return centres.map((centre) => {
    const { servPtId } = centre.body;
    const scheduled = servPtId === undefined ? [] : (points.get(servPtId)?.hours.all ?? []);
    return wireCollectionCentre(centre, closedDays(servPtId), scheduled);
  });
}

export async function listRecruitments(deps: ContentDependencies) {
  return (await readContent(deps, 'job')).map(wireRecruitment);
}

/** What staff have announced, the newest first. */
export async function listNews(deps: ContentDependencies) {
  const items = (await readContent(deps, 'news')).map(wireNewsItem);
  return items.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The company pages that staff have published. */
export async function readCompanyPages(deps: ContentDependencies): Promise<CompanyPages> {
  const [[aboutUs], [quality], [contact], [covid]] = await Promise.all([
    readContent(deps, 'page-about-us'),
    readContent(deps, 'page-quality'),
    readContent(deps, 'page-contact'),
    readContent(deps, 'page-covid'),
  ]);
  return {
    ...(aboutUs && { aboutUs: aboutUs.body }),
    ...(quality && { quality: quality.body }),
    ...(contact && { contact: contact.body }),
    ...(covid && { covid: covid.body }),
  };
}

export async function listIndexEntries(deps: ContentDependencies, kind: IndexKind) {
  return (await readContent(deps, kind)).map(wireIndexEntry);
}

/**
 * The entries of a dictionary; none for a type that there is not.
 * @param language of `dictLabel`
 */
export async function listDictionary(deps: ContentDependencies, dictType: string, language: Language) {
  const entries = await readContent(deps, 'dictionary');
  return entries
    .filter(({ body }) => body.dictType === dictType)
    .map((entry) => wireDictionaryEntry(entry, language));
}
