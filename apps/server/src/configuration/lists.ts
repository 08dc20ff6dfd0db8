import { DEFAULT_REMINDERS, repeatedReminders } from '@phial/domain/booking/reminder';
import { parseCoordinates } from '@phial/domain/coordinates';
import type { AuditEvent } from '../audit/record-event.ts';
import { recordEvent } from '../audit/record-event.ts';
import { NO_TEXT } from '../db/local-text.ts';
import { Refused } from '../errors.ts';
import { closeServices } from '../schedule/slots.ts';
import type { ConfiguredCity, ConfiguredPoint, ConfiguredService } from './format.ts';
import { accountOf, compareList, type ImportWork, isAlike, wantedOrder } from './import-report.ts';
import type { Snapshot } from './snapshot.ts';
import { putRow, replaceAbilities, writeListOrder } from './write.sql.ts';

/** Cities and their districts. */
export async function importAreas(
  work: ImportWork,
  wanted: readonly ConfiguredCity[],
  present: Snapshot['areas'],
): Promise<void> {
  const { tx, report } = work;
  const cities = compareList(report, 'areas', {
    wanted: wanted.map(({ code, names }) => ({ code, names })),
    present: present.map(({ code, names }) => ({ code, names })),
    idOf: ({ code }) => code,
  });
  for (const { item, former } of cities.differing) {
    await putRow(tx, 'city', { ...item });
    await record(work, former ? 'area-changed' : 'area-created', { city: item.code });
  }
  report.same = cities.same;
  const districtsOf = (areas: readonly ConfiguredCity[]) =>
    areas.flatMap(({ code, districts }) =>
      districts.map((district) => ({ ...district, city: code, id: district.id })),
    );
  const districts = compareList(report, 'areas', {
    wanted: districtsOf(wanted),
    present: districtsOf(present),
    idOf: ({ id }) => id,
  });
  for (const { item, former } of districts.differing) {
    if (former !== undefined && former.city !== item.city) {
      report.problems.push({ path: `areas.${item.city}.${item.id}`, problem: 'other-city' });
      continue;
    }
    const { id, city, names, sample = false } = item;
    await putRow(tx, 'district', { id, city, names, sample });
    await record(work, former ? 'area-changed' : 'area-created', { city, district: id });
  }
  report.same = districts.same;
  await orderList(
    work,
    'city',
    present.map(({ code }) => code),
    wanted.map(({ code }) => code),
  );
  for (const { code, districts: own } of wanted) {
    const there = present.find((city) => city.code === code)?.districts ?? [];
    await orderList(
      work,
      'district',
      there.map(({ id }) => id),
      own.map(({ id }) => id),
    );
  }
}

export async function importServices(
  work: ImportWork,
  wanted: readonly ConfiguredService[],
  present: Snapshot['services'],
): Promise<void> {
  const { tx, report, actor, now } = work;
  const whole = wanted.map((service) => withReminders(service, present));
  const lists = { wanted: whole, present: present.map((service) => withReminders(service, present)) };
  const { differing, same } = compareList(report, 'services', { ...lists, idOf: ({ code }) => code });
  for (const { item, at, former } of differing) {
    for (const repeated of repeatedReminders(item.body.reminders)) {
      report.problems.push({ path: `services.${at}.body.reminders.${repeated}.hours`, problem: 'taken' });
    }
    const other = present.find(({ code }) => code.toLowerCase() === item.code.toLowerCase());
    if (former === undefined && other !== undefined) {
      report.problems.push({ path: `services.${at}.code`, problem: 'code-taken' });
      continue;
    }
    const { code, state, sample = false, body } = item;
    await putRow(tx, 'service', {
      code,
      name: body.name,
      short_name: body.shortName,
      detail: body.detail,
      minutes: body.minutes,
      preparation: body.preparation,
      colour: body.colour,
      icon: body.icon,
      days_ahead: body.daysAhead,
      most_seats: body.mostSeats,
      reminders: body.reminders,
      state,
      sample,
      updated_at: now,
      updated_by: accountOf(actor),
    });
    await record(work, former ? 'service-changed' : 'service-created', { type: code });
  }
  report.same = same;
  await orderList(
    work,
    'service',
    present.map(({ code }) => code),
    wanted.map(({ code }) => code),
  );
}

/** A file of before has no reminders: those of a service that is there stay. */
function withReminders(service: ConfiguredService, present: Snapshot['services']) {
  const former = present.find(({ code }) => code === service.code);
  const reminders = service.body.reminders ?? former?.body.reminders ?? [...DEFAULT_REMINDERS];
  return { ...service, body: { ...service.body, reminders } };
}

/** Without the day on which they retire, which is a change of the schedule. */
export async function importPoints(
  work: ImportWork,
  wanted: readonly ConfiguredPoint[],
  {
    present,
    cities,
    services,
  }: { present: Snapshot['servicePoints']; cities: Map<string, string>; services: Set<string> },
): Promise<void> {
  const { tx, report, actor, now } = work;
  const { differing, same } = compareList(report, 'servicePoints', { wanted, present, idOf: ({ id }) => id });
  for (const { item, at, former } of differing) {
    const { id, body, sample = false } = item;
    const path = `servicePoints.${at}`;
    const city = cities.get(body.district);
    const unknown = body.abilities.findIndex(({ type }) => !services.has(type));
    const position = body.coordinates === undefined ? undefined : parseCoordinates(body.coordinates);
    if (city === undefined) report.problems.push({ path: `${path}.body.district`, problem: 'unknown' });
    if (unknown >= 0) {
      report.problems.push({ path: `${path}.body.abilities.${unknown}.type`, problem: 'unknown' });
    }
    if (body.coordinates !== undefined && position === undefined) {
      report.problems.push({ path: `${path}.body.coordinates`, problem: 'form' });
    }
    if (city === undefined || unknown >= 0) continue;
    if (former !== undefined && isAlike(former, { ...item, retiredFrom: former.retiredFrom })) continue;
    if (former !== undefined && !(await closeLosses(work, path, former, item))) continue;
    await putRow(tx, 'service_point', {
      id,
      city,
      district: body.district,
      belong_to: body.belongTo,
      company_name: body.companyName,
      name: body.name,
      address: body.address,
      biz_time: body.bizTime ?? NO_TEXT,
      tel: body.tel,
      rest_weekdays: body.restWeekdays,
      // Nothing was booked at a new point: it can begin retired. Another one retires by a change of the schedule.
      retired_from: former === undefined ? item.retiredFrom : former.retiredFrom,
      map_link: body.mapLink ?? null,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      directions: body.directions ?? null,
      sample,
      updated_at: now,
      updated_by: accountOf(actor),
    });
    await replaceAbilities(tx, id, body.abilities);
    await record(work, former ? 'service-point-changed' : 'service-point-created', { servicePoint: id });
  }
  report.same = same;
  await orderList(
    work,
    'service_point',
    present.map(({ id }) => id),
    wanted.map(({ id }) => id),
  );
}

/** Closes what a point no longer does; false, with the problem noted, where visitors have booked it. */
async function closeLosses(
  { tx, report, now }: ImportWork,
  path: string,
  former: ConfiguredPoint,
  { id, body }: ConfiguredPoint,
): Promise<boolean> {
  const offered = new Set(body.abilities.map(({ type }) => type));
  const types = former.body.abilities.map(({ type }) => type).filter((type) => !offered.has(type));
  const weekdays = body.restWeekdays.filter((weekday) => !former.body.restWeekdays.includes(weekday));
  if (types.length + weekdays.length === 0) return true;
  try {
    await closeServices(tx, { id, types, weekdays }, now);
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'bookings-in-the-way') throw error;
    const { count } = error.data as { count: number };
    report.problems.push({ path, problem: error.code, count });
    return false;
  }
}

const SECTIONS = {
  city: 'areas',
  district: 'areas',
  service: 'services',
  service_point: 'servicePoints',
} as const;

async function orderList(
  { tx, report }: ImportWork,
  table: keyof typeof SECTIONS,
  present: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const order = wantedOrder(present, wanted);
  if (order === undefined) return;
  const section = SECTIONS[table];
  const isNews = present.join('\n') !== order.filter((id) => present.includes(id)).join('\n');
  if (isNews) report.changes.push({ effect: 'reordered', section, id: '' });
  await writeListOrder(tx, table, order);
}

function record(
  { tx, now, actor }: ImportWork,
  action: AuditEvent['action'],
  detail: NonNullable<AuditEvent['detail']>,
): Promise<void> {
  return recordEvent(tx, { at: now, actor, action, detail });
}
