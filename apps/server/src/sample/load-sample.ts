import { contentEntries } from '@phial/content/sample/content-entries';
import { testItems } from '@phial/content/sample/test-items/test-items';
import type { ContentKind } from '@phial/contract/content/content-body';
import { addDays, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { knownSubjects } from '../catalogue/known-subjects.ts';
import type { Configuration } from '../configuration/format.ts';
import { writeConfiguration } from '../configuration/import.service.ts';
import { readSnapshot } from '../configuration/snapshot.ts';
import { liftTimeLimits, waitForLock } from '../db/locks.ts';
import type { Queryable, Transaction } from '../db/pool.ts';
import { openForSample } from '../opening/opening.service.ts';
import { makeSlots } from '../schedule/slots.ts';
import { markFormerSample } from './mark-former-sample.ts';
import { readRemoval } from './remove-sample.sql.ts';
import {
  hasEntries,
  hasSampleEntries,
  insertAppointments,
  insertRows,
  isEmpty,
  readSlotsFrom,
  vacanciesWithoutDuties,
} from './sample.sql.ts';
import { sampleBookings } from './sample-bookings.ts';
import { holidayRows, samplePlaces, sampleTestItems, sampleTexts } from './sample-files.ts';

/** Rows in one statement: far from its time limit. */
const BOOKINGS_A_STATEMENT = 2_000;

/** Days back to which there are visits, so that the numbers of the past month show some. */
const PAST_DAYS = 30;

/** What was published once is withdrawn, never deleted: who has none of these has not had the sample's news. */
const NEWS_IDS = contentEntries.news.map(({ id }) => id);

type SampleDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'config'>;

interface Part {
  readonly isMissing: (tx: Queryable) => Promise<boolean>;
  readonly load: (tx: Transaction, deps: SampleDependencies) => Promise<void>;
}

/** Each loads when it is missing, so that a database of an earlier version gets what is new. */
const PARTS: readonly Part[] = [
  { isMissing: (tx) => isEmpty(tx, 'service_point'), load: loadBooking },
  { isMissing: (tx) => isEmpty(tx, 'content_entry'), load: loadContent() },
  { isMissing: async (tx) => !(await hasEntries(tx, 'news', NEWS_IDS)), load: loadContent('news') },
  partOfSample('laboratory'),
  partOfSample('legal-text'),
  partOfSample('booking-notice'),
  partOfSample('page-about-us'),
  partOfSample('page-quality'),
  partOfSample('page-contact'),
  partOfSample('page-covid'),
  partOfSample('package-group'),
  partOfSample('package'),
  partOfSample('package-codes'),
  { isMissing: async (tx) => (await vacanciesWithoutDuties(tx)).length > 0, load: loadDuties },
  { isMissing: lacksTestItems, load: loadTestItems },
];

/** A kind of which a database of an earlier version has nothing; its neighbours came with the sample. */
function partOfSample(kind: ContentKind): Part {
  const ids = contentEntries[kind].map(({ id }) => id);
  return {
    // Who has none of the sample is no longer the laboratory of the sample, whatever its name is.
    isMissing: async (tx) => (await hasSampleEntries(tx)) && !(await hasEntries(tx, kind, ids)),
    load: loadContent(kind),
  };
}

/** The catalogue has no items, and the dictionary of subjects, where there is one, has those of the sample. */
async function lacksTestItems(tx: Queryable): Promise<boolean> {
  if (!(await isEmpty(tx, 'test_item'))) return false;
  const subjects = await knownSubjects(tx);
  return testItems.every(({ subject }) => subjects?.has(subject) ?? true);
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
    return loaded;
  });
}

/** Services, service points, hours, holidays and slots; bookings of nobody as well, but never in production. */
async function loadBooking(tx: Transaction, deps: SampleDependencies): Promise<void> {
  const now = deps.clock.now();
  await insertRows(tx, 'break_day', await holidayRows(Number(dayOf(now).slice(0, 4))));
  const { areas } = await readSnapshot(tx, dayOf(now));
  await importSample(tx, deps, samplePlaces(areas));
  const from = addDays(dayOf(now), -PAST_DAYS);
  await makeSlots({ db: tx, clock: deps.clock }, from);
  await openForSample(tx, now);
  if (deps.config.production) return;
  const bookings = await sampleBookings(deps, await readSlotsFrom(tx, instantOf(from, '00:00')));
  for (let at = 0; at < bookings.length; at += BOOKINGS_A_STATEMENT) {
    await insertAppointments(tx, bookings.slice(at, at + BOOKINGS_A_STATEMENT));
  }
}

/** Texts of all kinds, or of one beside what staff have written. */
function loadContent(only?: ContentKind) {
  return async (tx: Transaction, deps: SampleDependencies): Promise<void> => {
    const { servicePoints } = await readSnapshot(tx, dayOf(deps.clock.now()));
    const content = sampleTexts(servicePoints);
    await importSample(tx, deps, { content: only ? { [only]: content[only] } : content });
  };
}

/** The pages of vacancies that nobody has changed since the sample was loaded. */
async function loadDuties(tx: Transaction, deps: SampleDependencies): Promise<void> {
  const ids = new Set(await vacanciesWithoutDuties(tx));
  const job = sampleTexts([]).job?.filter(({ id }) => ids.has(id)) ?? [];
  await importSample(tx, deps, { content: { job } });
}

function loadTestItems(tx: Transaction, deps: SampleDependencies): Promise<void> {
  return importSample(tx, deps, sampleTestItems());
}

/** As a file that staff import, but in the name of nobody. */
async function importSample(
  tx: Transaction,
  deps: SampleDependencies,
  configuration: Configuration,
): Promise<void> {
  await writeConfiguration(deps, tx, configuration, 'job');
}
