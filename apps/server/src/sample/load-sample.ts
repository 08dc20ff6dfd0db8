import { news } from '@phial/content/sample/content/news';
import { contentEntries } from '@phial/content/sample/content-entries';
import { sampleServices } from '@phial/content/sample/services';
import type { ContentKind } from '@phial/contract/content/content-body';
import { addDays, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { replaceCatalogue } from '../catalogue/replace-catalogue.ts';
import { liftTimeLimits, waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { openForSample } from '../opening/opening.service.ts';
import { makeSlots } from '../schedule/slots.ts';
import { markFormerSample } from './mark-former-sample.ts';
import { readRemoval } from './remove-sample.sql.ts';
import {
  hasEntries,
  hasSampleEntries,
  insertAppointments,
  insertFirstVersions,
  insertRows,
  isEmpty,
  putServices,
  readDistricts,
  readSlotsFrom,
} from './sample.sql.ts';
import { sampleBookings } from './sample-bookings.ts';
import {
  breakDayRows,
  districtKey,
  openingPatternRows,
  sampleDistricts,
  serviceAbilityRows,
  servicePointRows,
} from './sample-content.ts';
import { contentEntryRows } from './sample-entries.ts';
import { sampleCatalogue } from './sample-test-items.ts';

/** Rows in one statement: far from its time limit. */
const BOOKINGS_A_STATEMENT = 2_000;

/** Days back to which there are visits, so that the numbers of the past month show some. */
const PAST_DAYS = 30;

/** What was published once is withdrawn, never deleted: who has none of these has not had the sample's news. */
const NEWS_IDS = news.map(({ id }) => id);

type SampleDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>;

interface Part {
  readonly isMissing: (tx: Queryable) => Promise<boolean>;
  readonly load: (tx: Queryable, deps: SampleDependencies) => Promise<void>;
}

/** Each loads when it is missing, so that a database of an earlier version gets what is new. */
const PARTS: readonly Part[] = [
  { isMissing: (tx) => isEmpty(tx, 'service_point'), load: loadBooking },
  { isMissing: (tx) => isEmpty(tx, 'content_entry'), load: loadContent },
  { isMissing: async (tx) => !(await hasEntries(tx, 'news', NEWS_IDS)), load: loadKind('news') },
  partOfSample('laboratory'),
  partOfSample('legal-text'),
  partOfSample('booking-notice'),
  partOfSample('page-about-us'),
  partOfSample('page-quality'),
  partOfSample('page-contact'),
  partOfSample('page-covid'),
  { isMissing: (tx) => isEmpty(tx, 'test_item'), load: loadTestItems },
];

/** A kind of which a database of an earlier version has nothing; its neighbours came with the sample. */
function partOfSample(kind: ContentKind): Part {
  const ids = contentEntries[kind].map(({ id }) => id);
  return {
    // Who has none of the sample is no longer the laboratory of the sample, whatever its name is.
    isMissing: async (tx) => (await hasSampleEntries(tx)) && !(await hasEntries(tx, kind, ids)),
    load: loadKind(kind),
  };
}

/**
 * Marks what an earlier version loaded, once a database; also where the sample is not wanted any more.
 * By one process when several start at once.
 */
export async function searchFormerSample({
  db,
  clock,
}: Pick<AppDependencies, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'sample');
    await markFormerSample(tx, clock.now());
  });
}

/**
 * Fills a database with the sample of the content folder as far as it is empty;
 * all or nothing, and by one process when several start at once. Never again once it was removed.
 * @returns whether there was anything to do
 */
export async function loadSample(deps: SampleDependencies): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'sample');
    if ((await readRemoval(tx)) !== undefined) return false;
    let loaded = false;
    for (const { isMissing, load } of PARTS) {
      if (!(await isMissing(tx))) continue;
      await load(tx, deps);
      loaded = true;
    }
    if (loaded) await insertFirstVersions(tx);
    return loaded;
  });
}

/** Services, service points, patterns, holidays and slots; bookings of nobody as well, but never in production. */
async function loadBooking(tx: Queryable, deps: SampleDependencies): Promise<void> {
  const now = deps.clock.now();
  await putServices(tx, sampleServices);
  await insertRows(tx, 'service_point', servicePointRows(await sampleDistrictIds(tx)));
  await insertRows(tx, 'service_ability', serviceAbilityRows());
  await insertRows(tx, 'opening_pattern', openingPatternRows());
  await insertRows(tx, 'break_day', breakDayRows(Number(dayOf(now).slice(0, 4))));
  const from = addDays(dayOf(now), -PAST_DAYS);
  await makeSlots({ db: tx, clock: deps.clock }, from);
  await openForSample(tx, now);
  if (deps.config.production) return;
  const bookings = await sampleBookings(deps, await readSlotsFrom(tx, instantOf(from, '00:00')));
  for (let at = 0; at < bookings.length; at += BOOKINGS_A_STATEMENT) {
    await insertAppointments(tx, bookings.slice(at, at + BOOKINGS_A_STATEMENT));
  }
}

/** Ids of the districts that the sample names, by `districtKey`; those that the database lacks are added. */
async function sampleDistrictIds(tx: Queryable): Promise<Map<string, string>> {
  const present = new Map(
    (await readDistricts(tx)).map(({ id, ...district }) => [districtKey(district), id]),
  );
  const missing = sampleDistricts()
    .filter((district) => !present.has(districtKey(district)))
    .map((district, index) => ({
      ...district,
      id: district.names.en.toLowerCase().replaceAll(' ', '-'),
      // After those of general knowledge.
      position: 100 + index,
      version: 1,
      sample: true,
    }));
  await insertRows(tx, 'district', missing);
  for (const { id, ...district } of missing) present.set(districtKey(district), id);
  return present;
}

/** Slides, collection centres, vacancies, lists and dictionaries. */
async function loadContent(tx: Queryable, { clock }: SampleDependencies): Promise<void> {
  await insertRows(tx, 'content_entry', contentEntryRows(clock.now()));
}

/** The entries of one kind alone, beside what staff have written. */
function loadKind(wanted: ContentKind) {
  return async (tx: Queryable, { clock }: SampleDependencies): Promise<void> => {
    const rows = contentEntryRows(clock.now()).filter(({ kind }) => kind === wanted);
    await insertRows(tx, 'content_entry', rows);
  };
}

async function loadTestItems(tx: Queryable, { clock }: SampleDependencies): Promise<void> {
  await replaceCatalogue(tx, sampleCatalogue(), clock.now(), { sample: true });
}
