import type { SetUpLack, SetUpStepName } from '@phial/contract/staff/set-up';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { LocalText } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { soonestTimes } from '../booking/availability/availability.service.ts';
import { readContent } from '../content/content.service.ts';
import { isRetired } from '../service-points/break-day.ts';
import { type KnownServicePoint, readDirectory } from '../service-points/service-points.service.ts';
import { readSetUpCounts, type SetUpCounts } from './set-up.sql.ts';

type LackDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** What a step lacks, by its name; what lacks nothing is not there. */
export type Lacks = ReadonlyMap<SetUpStepName, readonly SetUpLack[]>;

interface Situation {
  readonly counts: SetUpCounts;
  readonly points: readonly KnownServicePoint[];
  /** Ids of the points at which a visitor can book something now. */
  readonly bookable: ReadonlySet<string>;
}

/**
 * What is missing, as visitors and staff would find it at this moment. A laboratory can be opened for booking when
 * nothing of it is essential (docs/rules/booking.md#open-for-booking).
 */
export async function findLacks(deps: LackDependencies): Promise<Lacks> {
  const situation = await readSituation(deps);
  const lacks: [SetUpStepName, readonly SetUpLack[]][] = [
    ['laboratory', await laboratoryLacks(deps)],
    ['legal-texts', await legalLacks(deps)],
    ['areas', situation.counts.districts === 0 ? [hint('no-district')] : []],
    ['services', await serviceLacks(deps, situation)],
    ['service-points', pointLacks(situation)],
    ['hours', hourLacks(situation)],
    ['holidays', situation.counts.holidays === 0 ? [hint('no-holiday')] : []],
    ['staff', staffLacks(situation)],
    ['content', situation.counts.entries === 0 ? [hint('no-content')] : []],
    ['test-items', situation.counts.testItems === 0 ? [hint('no-test-item')] : []],
    ['messages', messageLacks(deps)],
  ];
  return new Map(lacks.filter(([, found]) => found.length > 0));
}

/** The steps without which the laboratory cannot be opened for booking. */
export function essentialOf(lacks: Lacks): Set<SetUpStepName> {
  return new Set(
    [...lacks].filter(([, found]) => found.some(({ isEssential }) => isEssential)).map(([step]) => step),
  );
}

async function readSituation(deps: LackDependencies): Promise<Situation> {
  const today = dayOf(deps.clock.now());
  const [counts, { points, services }] = await Promise.all([
    readSetUpCounts(deps.db, today),
    readDirectory(deps),
  ]);
  const types = [...services.values()].filter(({ state }) => state === 'ACTIVE').map(({ code }) => code);
  const soonest = await Promise.all(types.map((type) => soonestTimes(deps, type)));
  return {
    counts,
    points: [...points.values()].filter((known) => !isRetired(known, today)),
    bookable: new Set(soonest.flatMap((times) => Object.keys(times))),
  };
}

async function laboratoryLacks(deps: LackDependencies): Promise<SetUpLack[]> {
  const [entry] = await readContent(deps, 'laboratory');
  if (entry === undefined) return [essential('laboratory-unpublished')];
  const { phone, hotline, supportEmail, address } = entry.body;
  return [
    ...(phone || hotline || supportEmail ? [] : [essential('laboratory-contact')]),
    ...(address ? [] : [essential('laboratory-address')]),
  ];
}

const LEGAL_TEXTS = [
  ['service', 'terms-unpublished'],
  ['privacy', 'privacy-unpublished'],
  ['accessibility', 'accessibility-unpublished'],
] as const;

async function legalLacks(deps: LackDependencies): Promise<SetUpLack[]> {
  const published = new Set((await readContent(deps, 'legal-text')).map(({ id }) => id));
  return LEGAL_TEXTS.filter(([id]) => !published.has(id)).map(([, code]) => essential(code));
}

async function serviceLacks(deps: LackDependencies, { points }: Situation): Promise<SetUpLack[]> {
  const active = [...(await readDirectory(deps)).services.values()].filter(({ state }) => state === 'ACTIVE');
  if (active.length === 0) return [essential('no-service')];
  // Some services are there from the beginning; a laboratory need not offer them.
  const offered = new Set(points.flatMap(({ types }) => [...types]));
  const silent = active.filter(
    ({ code, preparation: { fasting, bring, restrictions, notes } }) =>
      (offered.size === 0 || offered.has(code)) &&
      fasting === undefined &&
      bring.length + restrictions.length + notes.length === 0,
  );
  return silent.length === 0 ? [] : [{ ...hint('no-preparation'), names: silent.map(({ name }) => name) }];
}

function pointLacks({ points }: Situation): SetUpLack[] {
  if (points.length === 0) return [essential('no-service-point')];
  const idle = points.filter(({ types }) => types.size === 0);
  return idle.length === 0
    ? []
    : [{ code: 'no-service-at-point', isEssential: idle.length === points.length, names: idle.map(nameOf) }];
}

function hourLacks({ points, bookable }: Situation): SetUpLack[] {
  const closed = points.filter(({ point }) => !bookable.has(point.servPtId));
  if (points.length > 0 && closed.length === 0) return [];
  return [{ code: 'no-free-time', isEssential: closed.length === points.length, names: closed.map(nameOf) }];
}

/** Somebody has to receive whoever books: at a point that can be booked, where there is one. */
function staffLacks({ counts, points, bookable }: Situation): SetUpLack[] {
  const awaited = bookable.size > 0 ? points.filter(({ point }) => bookable.has(point.servPtId)) : points;
  const isStaffed = ({ point }: KnownServicePoint) =>
    counts.staffEverywhere || counts.staffedPoints.includes(point.servPtId);
  if (awaited.length === 0) return counts.staffEverywhere ? [] : [essential('no-staff')];
  const alone = awaited.filter((known) => !isStaffed(known));
  return alone.length === 0
    ? []
    : [{ code: 'no-staff', isEssential: alone.length === awaited.length, names: alone.map(nameOf) }];
}

function messageLacks({ config }: LackDependencies): SetUpLack[] {
  return [
    ...(config.smtpUrl === undefined ? [hint('no-mail-server')] : []),
    ...(config.publicUrl === undefined ? [hint('no-public-address')] : []),
  ];
}

const essential = (code: SetUpLack['code']): SetUpLack => ({ code, isEssential: true });
const hint = (code: SetUpLack['code']): SetUpLack => ({ code, isEssential: false });

function nameOf({ point }: KnownServicePoint): LocalText {
  return { tw: point.servPtCht, zh: point.servPtChs, en: point.servPtEng };
}
