import { CONTENT_BODIES, type ContentKind } from '@phial/contract/content/content-body';
import { formatCoordinates } from '@phial/domain/coordinates';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import { LANGUAGES } from '@phial/domain/language';
import { exportCatalogue } from '../catalogue/command/export.ts';
import type { Queryable } from '../db/pool.ts';
import { readQuietHours } from '../messages/quiet-hours.ts';
import type {
  Configuration,
  ConfiguredClosure,
  ConfiguredContent,
  ConfiguredHoliday,
  ConfiguredPoint,
} from './format.ts';
import {
  type EntryRow,
  type PointRow,
  readBreakRows,
  readCityRows,
  readEntryRows,
  readPointRows,
  readProviderRows,
  readSampleItems,
  readServiceRows,
  readWebhookRows,
  readWeekRows,
} from './snapshot.sql.ts';

/** A whole configuration, but for the pictures. */
export type Snapshot = Required<Omit<Configuration, 'pictures'>>;

type Marked = { sample?: true };
const mark = (sample: boolean): Marked => (sample ? { sample: true } : {});

/**
 * What is configured: published texts, everything of the schedule that is not over on a day, and all test items.
 * @param tx sees one state of the database if it is to be one
 */
export async function readSnapshot(tx: Queryable, today: DayKey): Promise<Snapshot> {
  const cities = await readCityRows(tx);
  const services = await readServiceRows(tx);
  const weeks = await readWeekRows(tx);
  const breaks = await readBreakRows(tx, today);
  return {
    areas: cities.map(({ code, names, districts }) => ({
      code,
      names,
      districts: districts.map(({ sample, ...district }) => ({ ...district, ...mark(sample) })),
    })),
    services: services.map(({ code, state, sample, ...body }) => ({ code, state, ...mark(sample), body })),
    servicePoints: (await readPointRows(tx)).map(configuredPoint),
    weeks: weeks.map(({ servicePoint, service, sample, patterns }) => ({
      servicePoint,
      service,
      ...mark(sample),
      patterns,
    })),
    holidays: breaks.flatMap((row) =>
      row.kind === 'public-holiday'
        ? daysOf(row, today).map((day): ConfiguredHoliday => ({ day, names: row.names, ...mark(row.sample) }))
        : [],
    ),
    closures: breaks.flatMap(
      ({ kind, from, until, servicePointId, city, serviceType, hours, names, sample }) =>
        kind === 'closure'
          ? [
              {
                from,
                until,
                servicePoint: servicePointId,
                city,
                ...(serviceType !== null && { service: serviceType }),
                ...(hours !== null && { hours }),
                names,
                ...mark(sample),
              } as ConfiguredClosure,
            ]
          : [],
    ),
    testItems: await testItems(tx),
    content: contentOf(await readEntryRows(tx)),
    identityProviders: await readProviderRows(tx),
    webhooks: await readWebhookRows(tx),
    quietHours: await readQuietHours(tx),
  };
}

function configuredPoint(row: PointRow): ConfiguredPoint {
  const {
    id,
    retiredFrom,
    sample,
    version: _,
    city: __,
    bizTime,
    mapLink,
    latitude,
    longitude,
    ...rest
  } = row;
  const { directions, abilities, ...body } = rest;
  return {
    id,
    retiredFrom,
    ...mark(sample),
    body: {
      ...body,
      abilities,
      ...(LANGUAGES.some((language) => bizTime[language] !== '') && { bizTime }),
      ...(mapLink !== null && { mapLink }),
      ...(latitude !== null &&
        longitude !== null && { coordinates: formatCoordinates({ latitude, longitude }) }),
      ...(directions !== null && { directions }),
    },
  };
}

function daysOf({ from, until }: { from: DayKey; until: DayKey }, today: DayKey): DayKey[] {
  const days: DayKey[] = [];
  for (let day = from < today ? today : from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

async function testItems(tx: Queryable): Promise<Snapshot['testItems']> {
  const sample = await readSampleItems(tx);
  const { text } = await exportCatalogue(tx, 'json');
  const items = JSON.parse(text) as { testItemId: string }[];
  return items.map((item) => ({ ...item, ...mark(sample.has(item.testItemId)) }));
}

/** The published entries by kind, in the order of the kinds; none of a kind is no list. */
function contentOf(rows: readonly EntryRow[]): ConfiguredContent {
  const published = Map.groupBy(
    rows.filter(({ state }) => state === 'PUBLISHED'),
    ({ kind }) => kind,
  );
  const kinds = Object.keys(CONTENT_BODIES) as ContentKind[];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const entries = published.get(kind);
      if (entries === undefined) return [];
      return [[kind, entries.map(({ id, sample, body }) => ({ id, ...mark(sample), body: body ?? {} }))]];
    }),
  );
}
