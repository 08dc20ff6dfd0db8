import type { ContentKind } from '@phial/contract/content/content-body';
import type { ClosureHours } from '@phial/contract/schedule/schedule';
import type { GroupMapping } from '@phial/contract/staff/identity-provider';
import type { WebhookEventType } from '@phial/contract/staff/webhook';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { CLOSURE_HOURS } from '../db/closure-hours.ts';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow, Row } from '../db/row.ts';

/* Each list in the order visitors see; equal positions by id, as everywhere. */

interface CityRow {
  code: string;
  names: LocalText;
  districts: { id: string; names: LocalText; sample: boolean }[];
}

export function readCityRows(db: Queryable) {
  return db.rows<CityRow>({
    name: 'configuration-cities',
    text: `
SELECT code, names, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', id, 'names', district.names, 'sample', sample) ORDER BY position, id)
    FROM district WHERE city = code
  ), '[]') AS districts
FROM city ORDER BY position, code`,
  });
}

type ServiceRow = Omit<
  CamelRow<'service'>,
  'position' | 'remindersSince' | 'updatedAt' | 'updatedBy' | 'version'
>;

export function readServiceRows(db: Queryable) {
  return db.rows<ServiceRow>({
    name: 'configuration-services',
    text: `
SELECT code, name, short_name AS "shortName", detail, minutes, preparation, colour, icon, days_ahead AS "daysAhead",
  most_seats AS "mostSeats", reminders, state, sample
FROM service ORDER BY position, code`,
  });
}

export interface PointRow extends Omit<CamelRow<'service_point'>, 'position' | 'updatedAt' | 'updatedBy'> {
  abilities: { type: string; name: LocalText }[];
}

export function readPointRows(db: Queryable) {
  return db.rows<PointRow>({
    name: 'configuration-points',
    text: `
SELECT id, city, district, belong_to AS "belongTo", company_name AS "companyName", name, address,
  biz_time AS "bizTime", tel, rest_weekdays AS "restWeekdays", retired_from AS "retiredFrom", map_link AS "mapLink",
  latitude, longitude, directions, sample, version, coalesce((
    SELECT jsonb_agg(jsonb_build_object('type', service_type, 'name', ability.name)
      ORDER BY ability.position, service_type)
    FROM service_ability AS ability WHERE service_point_id = service_point.id
  ), '[]') AS abilities
FROM service_point ORDER BY position, id`,
  });
}

interface WeekRow {
  servicePoint: string;
  service: string;
  sample: boolean;
  patterns: {
    weekdays: number[];
    opens: string;
    closes: string;
    everyMinutes: number;
    capacity: number;
    validFrom: DayKey | null;
    validUntil: DayKey | null;
  }[];
}

/** The opening hours of each service at each point that has some. */
export function readWeekRows(db: Queryable) {
  return db.rows<WeekRow>({
    name: 'configuration-weeks',
    text: `
SELECT pattern.service_point_id AS "servicePoint", pattern.service_type AS service,
  bool_and(pattern.sample) AS sample,
  jsonb_agg(jsonb_build_object('weekdays', weekdays, 'opens', to_char(opens, 'HH24:MI'),
      'closes', to_char(closes, 'HH24:MI'), 'everyMinutes', every_minutes, 'capacity', capacity,
      'validFrom', valid_from, 'validUntil', valid_until)
    ORDER BY weekdays, opens, closes, valid_from NULLS FIRST, valid_until NULLS FIRST) AS patterns
FROM opening_pattern AS pattern
JOIN service_point AS point ON point.id = pattern.service_point_id
JOIN service ON service.code = pattern.service_type
GROUP BY pattern.service_point_id, pattern.service_type, point.position, service.position
ORDER BY point.position, pattern.service_point_id, service.position, pattern.service_type`,
  });
}

type BreakRow = Pick<
  CamelRow<'break_day'>,
  'id' | 'version' | 'kind' | 'servicePointId' | 'city' | 'serviceType' | 'names' | 'sample'
> & {
  from: DayKey;
  until: DayKey;
  hours: ClosureHours | null;
};

/** Public holidays and closures that are not over on a day. */
export function readBreakRows(db: Queryable, day: DayKey) {
  return db.rows<BreakRow>({
    name: 'configuration-breaks',
    text: `
SELECT id, version, kind, from_day AS "from", until_day AS until, service_point_id AS "servicePointId", city,
  service_type AS "serviceType", ${CLOSURE_HOURS} AS hours, names, sample
FROM break_day WHERE until_day >= $1
ORDER BY from_day, until_day, city NULLS FIRST, service_point_id NULLS FIRST,
  service_type NULLS FIRST, from_time NULLS FIRST, until_time, names::text`,
    values: [day],
  });
}

export interface EntryRow
  extends Pick<Row<'content_entry'>, 'id' | 'state' | 'version' | 'sample' | 'updated_by'> {
  kind: ContentKind;
  body: Record<string, unknown> | null;
}

/** Whatever their state. */
export function readEntryRows(db: Queryable) {
  return db.rows<EntryRow>({
    name: 'configuration-entries',
    text: `
SELECT kind, id, state, version, sample, updated_by, body FROM content_entry ORDER BY kind, position, id`,
  });
}

export async function readSampleItems(db: Queryable): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>({
    name: 'configuration-sample-items',
    text: 'SELECT id FROM test_item WHERE sample',
  });
  return new Set(rows.map(({ id }) => id));
}

interface ProviderRow {
  issuer: string;
  clientId: string;
  scopes: string;
  button: LocalText;
  groupsClaim: string;
  nameClaim: string;
  mapping: GroupMapping[];
}

/** Without the secret. */
export function readProviderRows(db: Queryable) {
  return db.rows<ProviderRow>({
    name: 'configuration-provider',
    text: `
SELECT issuer, client_id AS "clientId", scopes, button, groups_claim AS "groupsClaim", name_claim AS "nameClaim", mapping
FROM identity_provider`,
  });
}

interface WebhookRow {
  id: string;
  url: string;
  description: string;
  eventTypes: WebhookEventType[];
}

/** Without the secrets. */
export function readWebhookRows(db: Queryable) {
  return db.rows<WebhookRow>({
    name: 'configuration-webhooks',
    text: `
SELECT id, url, description, event_types AS "eventTypes" FROM webhook_endpoint ORDER BY id`,
  });
}
