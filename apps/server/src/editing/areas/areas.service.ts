import { randomBytes } from 'node:crypto';
import { AreaBody, NewCityBody, type StaffCity, type StaffDistrict } from '@phial/contract/content/areas';
import type { FieldProblem } from '@phial/contract/content/editing';
import { LANGUAGES } from '@phial/domain/language';
import type { Static, TSchema } from 'typebox';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { LocalText } from '../../db/local-text.ts';
import { lockRegister } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import { clearDirectory } from '../../service-points/service-points.service.ts';
import { refuseProblems } from '../checked-draft.ts';
import { problemsOf, tidied } from '../field-schema.ts';
import { isSameInAnotherOrder } from '../order.ts';
import {
  insertCity,
  insertDistrict,
  lockDistricts,
  readAreas,
  removeCity,
  removeDistrict,
  updateCity,
  updateDistrict,
  writeCityOrder,
  writeDistrictOrder,
} from './areas.sql.ts';

type AreaDependencies = Pick<AppDependencies, 'db' | 'clock'>;
type Unchecked = Record<string, unknown>;

/** All cities and their districts, in the order visitors see. */
export function listAreas({ db }: AreaDependencies): Promise<StaffCity[]> {
  return readAreas(db);
}

/** @throws Refused `content-invalid` with `data.problems`, also for a code or a name that another city has */
export function createCity(deps: AreaDependencies, by: string, body: Unchecked): Promise<StaffCity[]> {
  const { code, names } = checked(NewCityBody, body);
  return changeAreas(deps, by, async (tx, areas) => {
    const taken = areas.some((city) => city.code.toLowerCase() === code.toLowerCase());
    refuseProblems(taken ? [{ path: 'code', problem: 'taken' }] : takenNames(areas, names));
    await insertCity(tx, code, names);
    return { action: 'area-created', detail: { city: code } };
  });
}

/** @throws Refused `content-invalid` with `data.problems`, `not-found`, `version-conflict` with `data.areas` */
export function changeCity(
  deps: AreaDependencies,
  { by, code, version, body }: { by: string; code: string; version: number; body: Unchecked },
): Promise<StaffCity[]> {
  const { names } = checked(AreaBody, body);
  return changeAreas(deps, by, async (tx, areas) => {
    refuseOtherVersion(cityOf(areas, code), version, areas);
    refuseProblems(
      takenNames(
        areas.filter((city) => city.code !== code),
        names,
      ),
    );
    await updateCity(tx, code, names);
    return { action: 'area-changed', detail: { city: code, version: version + 1 } };
  });
}

/**
 * Deletes a city in which no service point is, with its districts.
 * @throws Refused `not-found`, `version-conflict` with `data.areas`, `area-in-use` with `data.count`
 */
export function deleteCity(
  deps: AreaDependencies,
  { by, code, version }: { by: string; code: string; version: number },
): Promise<StaffCity[]> {
  return changeAreas(deps, by, async (tx, areas) => {
    const { districts } = cityOf(areas, code);
    refuseOtherVersion(cityOf(areas, code), version, areas);
    await refuseInUse(tx, districts);
    await removeCity(tx, code);
    return { action: 'area-deleted', detail: { city: code } };
  });
}

/** @throws Refused `body-invalid`, `version-conflict` with `data.areas` when `former` is no longer their order */
export function reorderCities(
  deps: AreaDependencies,
  { by, former, order }: { by: string; former: string[]; order: string[] },
): Promise<StaffCity[]> {
  return changeAreas(deps, by, async (tx, areas) => {
    const present = areas.map(({ code }) => code);
    refuseOtherOrder(present, { former, order }, areas);
    await writeCityOrder(tx, order);
    return { action: 'areas-reordered' };
  });
}

/** @throws Refused `not-found` for the city, `content-invalid` with `data.problems` */
export function createDistrict(
  deps: AreaDependencies,
  { by, code, body }: { by: string; code: string; body: Unchecked },
): Promise<StaffCity[]> {
  const { names } = checked(AreaBody, body);
  return changeAreas(deps, by, async (tx, areas) => {
    refuseProblems(takenNames(cityOf(areas, code).districts, names));
    const id = randomBytes(6).toString('hex');
    await insertDistrict(tx, { id, city: code, names });
    return { action: 'area-created', detail: { city: code, district: id } };
  });
}

/** @throws Refused `content-invalid` with `data.problems`, `not-found`, `version-conflict` with `data.areas` */
export function changeDistrict(
  deps: AreaDependencies,
  { by, id, version, body }: { by: string; id: string; version: number; body: Unchecked },
): Promise<StaffCity[]> {
  const { names } = checked(AreaBody, body);
  return changeAreas(deps, by, async (tx, areas) => {
    const { city, district } = districtOf(areas, id);
    refuseOtherVersion(district, version, areas);
    refuseProblems(
      takenNames(
        city.districts.filter((other) => other !== district),
        names,
      ),
    );
    await updateDistrict(tx, id, names);
    return { action: 'area-changed', detail: { city: city.code, district: id, version: version + 1 } };
  });
}

/** @throws Refused `not-found`, `version-conflict` with `data.areas`, `area-in-use` with `data.count` */
export function deleteDistrict(
  deps: AreaDependencies,
  { by, id, version }: { by: string; id: string; version: number },
): Promise<StaffCity[]> {
  return changeAreas(deps, by, async (tx, areas) => {
    const { city, district } = districtOf(areas, id);
    refuseOtherVersion(district, version, areas);
    await refuseInUse(tx, [district]);
    await removeDistrict(tx, id);
    return { action: 'area-deleted', detail: { city: city.code, district: id } };
  });
}

/** @throws Refused `not-found`, `body-invalid`, `version-conflict` with `data.areas` as {@link reorderCities} */
export function reorderDistricts(
  deps: AreaDependencies,
  { by, code, former, order }: { by: string; code: string; former: string[]; order: string[] },
): Promise<StaffCity[]> {
  return changeAreas(deps, by, async (tx, areas) => {
    const present = cityOf(areas, code).districts.map(({ districtId }) => districtId);
    refuseOtherOrder(present, { former, order }, areas);
    await writeDistrictOrder(tx, order);
    return { action: 'areas-reordered', detail: { city: code } };
  });
}

type AreaEvent = Pick<Parameters<typeof recordEvent>[1], 'action' | 'detail'>;

/** One change after the other, so that each is made to the areas it was checked against. */
async function changeAreas(
  { db, clock }: AreaDependencies,
  by: string,
  change: (tx: Queryable, areas: StaffCity[]) => Promise<AreaEvent>,
): Promise<StaffCity[]> {
  const areas = await db.transaction(async (tx) => {
    await lockRegister(tx, 'area');
    const event = await change(tx, await readAreas(tx));
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, ...event });
    return readAreas(tx);
  });
  clearDirectory(db);
  return areas;
}

function checked<Schema extends TSchema>(schema: Schema, body: Unchecked): Static<Schema> {
  const tidy = tidied(schema, body);
  refuseProblems(problemsOf(schema, tidy));
  return tidy as Static<Schema>;
}

function cityOf(areas: readonly StaffCity[], code: string): StaffCity {
  return found(areas.find((city) => city.code === code));
}

function districtOf(areas: readonly StaffCity[], id: string): { city: StaffCity; district: StaffDistrict } {
  const city = found(areas.find(({ districts }) => districts.some(({ districtId }) => districtId === id)));
  return { city, district: found(city.districts.find(({ districtId }) => districtId === id)) };
}

/** A name that visitors could not tell from another one beside it. */
function takenNames(others: readonly { names: LocalText }[], names: LocalText): FieldProblem[] {
  return LANGUAGES.filter((language) =>
    others.some((other) => other.names[language] === names[language]),
  ).map((language): FieldProblem => ({ path: `names.${language}`, problem: 'taken' }));
}

function refuseOtherVersion({ version }: { version: number }, wanted: number, areas: StaffCity[]): void {
  if (version !== wanted) throw new Refused('version-conflict', { areas });
}

function refuseOtherOrder(
  present: readonly string[],
  { former, order }: { former: string[]; order: string[] },
  areas: StaffCity[],
): void {
  if (!isSameInAnotherOrder(former, order)) throw new Refused('body-invalid');
  if (present.join() !== former.join()) throw new Refused('version-conflict', { areas });
}

/** A service point that is being put there at this moment is waited for, and counts. */
async function refuseInUse(tx: Queryable, districts: readonly StaffDistrict[]): Promise<void> {
  const ids = new Set(districts.map(({ districtId }) => districtId));
  await lockDistricts(tx, [...ids]);
  const count = (await readAreas(tx))
    .flatMap((city) => city.districts)
    .filter(({ districtId }) => ids.has(districtId))
    .reduce((sum, { points }) => sum + points, 0);
  if (count > 0) throw new Refused('area-in-use', { count });
}
