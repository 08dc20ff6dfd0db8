import { isDeepStrictEqual } from 'node:util';
import {
  type ServicePointBody,
  ServicePointBody as ServicePointSchema,
} from '@phial/contract/content/editing-service-point';
import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { findServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { parseCoordinates } from '@phial/domain/coordinates';
import { LANGUAGES } from '@phial/domain/language';
import { accountOf, recordEvent } from '../../audit/record-event.ts';
import { readLaboratory } from '../../content/published-document.ts';
import type { LocalText } from '../../db/local-text.ts';
import { lockRegister } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import { closeServices, countBookingsLost, makeSlots } from '../../schedule/slots.ts';
import { clearDirectory } from '../../service-points/service-points.service.ts';
import { loadServices } from '../../services/services.service.ts';
import {
  lineCell,
  listCell,
  matchingCell,
  optional,
  parsedCell,
  weekdaysCell,
} from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { readAreas } from '../areas/areas.sql.ts';
import { problemsOf, tidied } from '../field-schema.ts';
import { cityOf, lossesOf, positionOf, wirePoint } from '../service-points.service.ts';
import {
  insertPoint,
  lockPoint,
  type PointRow,
  readPoints,
  replaceAbilities,
  updatePoint,
} from '../service-points.sql.ts';
import { columnProblems } from './column-problems.ts';
import { firstRows } from './first-rows.ts';
import { lineColumn, localColumn, localText } from './local-cells.ts';
import { servicePointId } from './service-point-id.ts';

interface Row {
  servicePointId: string | undefined;
  nameEng: string | undefined;
  nameCht: string | undefined;
  nameChs: string | undefined;
  district: string | undefined;
  addressEng: string | undefined;
  addressCht: string | undefined;
  addressChs: string | undefined;
  tel: string | undefined;
  services: string[] | undefined;
  restWeekdays: number[] | undefined;
  belongTo: string | undefined;
  companyNameEng: string | undefined;
  companyNameCht: string | undefined;
  companyNameChs: string | undefined;
  mapLink: string | undefined;
  coordinates: string | undefined;
  directionsEng: string | undefined;
  directionsCht: string | undefined;
  directionsChs: string | undefined;
}

const LINE = lineColumn(200);
const DIRECTIONS = lineColumn(1_000);

/**
 * Service points; one that the file does not name stays, and so does what an empty cell leaves open. Points retire and
 * are deleted on their own page.
 */
export const servicePointImport = importKind<Row>({
  roles: ['manager', 'administrator'],
  columns: {
    servicePointId: {
      cell: optional(matchingCell(/^[A-Za-z0-9][\w.-]{0,63}$/, 'not-an-id'), undefined),
      optional: true,
    },
    nameEng: LINE,
    nameCht: LINE,
    nameChs: LINE,
    district: LINE,
    addressEng: LINE,
    addressCht: LINE,
    addressChs: LINE,
    tel: lineColumn(40),
    services: { cell: optional(listCell(lineCell(64)), undefined), optional: true },
    restWeekdays: { cell: optional(weekdaysCell, undefined), optional: true },
    belongTo: lineColumn(16),
    companyNameEng: LINE,
    companyNameCht: LINE,
    companyNameChs: LINE,
    mapLink: {
      cell: optional(matchingCell(/^https:\/\/\S{1,490}$/, 'not-a-link'), undefined),
      optional: true,
    },
    coordinates: {
      cell: optional(
        parsedCell((text) => parseCoordinates(text) && text, { code: 'not-coordinates' }),
        undefined,
      ),
      optional: true,
    },
    directionsEng: DIRECTIONS,
    directionsCht: DIRECTIONS,
    directionsChs: DIRECTIONS,
  },
  planRows,
});

interface PlannedPoint {
  readonly line: number;
  readonly id: string;
  readonly name: LocalText;
  readonly body: ServicePointBody;
  readonly former: PointRow | undefined;
}

async function planRows(rows: readonly SheetRow<Row>[], work: ImportWork): Promise<ImportPlan> {
  const { tx, deps, now } = work;
  await lockRegister(tx, 'service_point');
  const known = await knownThings(work);
  const present = await readPoints(tx);
  const { first, problems } = firstRows(rows, 'servicePointId', (values) => values.servicePointId);
  const planned: PlannedPoint[] = [];
  for (const row of first) {
    const found = pointOf(row.values, present);
    // Every row before the lock that counting takes: as for a change by hand.
    const former = found && (await lockPoint(tx, found.id));
    const { body, problems: ofBody } = bodyOf(row, former, known);
    problems.push(...ofBody, ...repeatedPoint(row, { body, former }, [...present, ...planned]));
    const taken = [...present, ...planned].map(({ id }) => id);
    const id = former?.id ?? row.values.servicePointId ?? servicePointId(body.name.en, taken);
    planned.push({ line: row.line, id, name: body.name, body, former });
  }
  for (const point of planned) problems.push(...(await affectedBookings(tx, point, now)));
  const changed = planned.filter(({ body, former }) => former === undefined || !isSame(body, former));
  return {
    problems,
    changes: changed.map(({ line, body, former }): ImportChange => {
      return { line, effect: former === undefined ? 'added' : 'changed', title: body.name };
    }),
    unchanged: planned.length - changed.length,
    write: async () => {
      for (const point of changed) await writePoint(point, work);
    },
    afterwards: async () => {
      clearDirectory(deps.db);
      // What the hourly job does, sooner: the times of a weekday that rests no longer.
      await makeSlots(deps);
    },
  };
}

/** Bookings of what a point would no longer do; their slots stay as they are until the transaction ends. */
async function affectedBookings(
  tx: Queryable,
  { line, body, former }: PlannedPoint,
  now: Date,
): Promise<ImportProblem[]> {
  const losses = former && lossesOf(former, body);
  const count = losses === undefined ? 0 : await countBookingsLost(tx, losses, now);
  return count > 0 ? [{ line, code: 'bookings-affected', value: String(count) }] : [];
}

async function writePoint({ id, body, former }: PlannedPoint, { tx, actor, now }: ImportWork): Promise<void> {
  const city = await cityOf(tx, body);
  const writing = { id, body, city, position: positionOf(body), by: accountOf(actor), now };
  if (former === undefined) {
    await insertPoint(tx, writing);
  } else {
    const losses = lossesOf(former, body);
    if (losses !== undefined) await closeServices(tx, losses, now);
    await updatePoint(tx, writing);
  }
  await replaceAbilities(tx, id, body.abilities);
  const detail = { servicePoint: id, ...(former && { version: former.version + 1 }) };
  const action = former === undefined ? 'service-point-created' : 'service-point-changed';
  await recordEvent(tx, { at: now, actor, action, detail });
}

/** What the cells of a row refer to. */
interface KnownThings {
  readonly districts: readonly { readonly id: string; readonly names: LocalText }[];
  readonly services: ReadonlyMap<ServiceType, { readonly name: LocalText }>;
  readonly companyName: LocalText;
}

async function knownThings({ tx, deps }: ImportWork): Promise<KnownThings> {
  // Districts change under this lock: those that are read here stay.
  await lockRegister(tx, 'area');
  const areas = await readAreas(tx);
  return {
    districts: areas.flatMap(({ districts }) =>
      districts.map(({ districtId, names }) => ({ id: districtId, names })),
    ),
    services: await loadServices(tx),
    companyName: (await readLaboratory(deps)).name,
  };
}

/** By its id, else by its name where only one point has it. */
function pointOf({ servicePointId: id, nameEng, nameCht, nameChs }: Row, present: readonly PointRow[]) {
  if (id !== undefined) return present.find((point) => point.id === id);
  const named = present.filter(
    ({ name }) => name.en === nameEng || name.tw === nameCht || name.zh === nameChs,
  );
  return named.length === 1 ? named[0] : undefined;
}

function bodyOf(
  { line, values }: SheetRow<Row>,
  former: PointRow | undefined,
  { districts, services, companyName }: KnownThings,
): { body: ServicePointBody; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const base = former && wirePoint(former).body;
  const local = (name: 'name' | 'address' | 'companyName' | 'directions', otherwise?: LocalText) =>
    localText(
      { eng: values[`${name}Eng`], cht: values[`${name}Cht`], chs: values[`${name}Chs`] },
      base?.[name] ?? otherwise,
    );
  const districtId = districtOf(values.district, districts);
  if (values.district !== undefined && districtId === undefined) {
    problems.push({ line, column: 'district', code: 'district-unknown', value: values.district });
  }
  const types = values.services?.map((code) => ({ code, type: findServiceType(services.keys(), code) }));
  for (const { code, type } of types ?? []) {
    const expected = [...services.keys()];
    if (type === undefined) {
      problems.push({ line, column: 'services', code: 'not-one-of', value: code, expected });
    }
  }
  const abilities = types?.flatMap(({ type }) => {
    const name = base?.abilities.find((one) => one.type === type)?.name ?? (type && services.get(type)?.name);
    return type === undefined || name === undefined ? [] : [{ type, name }];
  });
  const directions = local('directions');
  const typed = {
    ...base,
    district: districtId ?? base?.district ?? '',
    belongTo: values.belongTo ?? base?.belongTo ?? '',
    companyName: local('companyName', companyName),
    name: local('name'),
    address: local('address'),
    tel: values.tel ?? base?.tel ?? '',
    restWeekdays: values.restWeekdays ?? base?.restWeekdays ?? [],
    abilities: abilities ?? base?.abilities ?? [],
    ...(LANGUAGES.some((language) => directions[language] !== '') && { directions }),
    ...(values.mapLink !== undefined && { mapLink: values.mapLink }),
    ...(values.coordinates !== undefined && { coordinates: values.coordinates }),
  };
  const body = tidied(ServicePointSchema, typed) as ServicePointBody;
  const missing = columnProblems(line, problemsOf(ServicePointSchema, body));
  return {
    body,
    problems: [
      ...problems,
      ...missing.filter(({ column }) => !problems.some((one) => one.column === column)),
    ],
  };
}

/** A row about a point that an earlier row is about, or a new one that visitors could not tell from another. */
function repeatedPoint(
  { line, values }: SheetRow<Row>,
  { body, former }: Pick<PlannedPoint, 'body' | 'former'>,
  others: readonly (PointRow | PlannedPoint)[],
): ImportProblem[] {
  const twice = others.find((other) => 'line' in other && other.id === former?.id);
  if (twice !== undefined && 'line' in twice) {
    const column = values.servicePointId === undefined ? 'nameEng' : 'servicePointId';
    const value = values.servicePointId ?? body.name.en;
    return [{ line, column, code: 'repeated', value, expected: [String(twice.line)] }];
  }
  if (former !== undefined) return [];
  return LANGUAGES.filter((language) => body.name[language] !== '').flatMap((language): ImportProblem[] => {
    const value = body.name[language];
    const isTaken = others.some(({ name }) => name[language] === value);
    return isTaken ? [{ line, column: localColumn('name', language), code: 'name-taken', value }] : [];
  });
}

/** By its id, else by its name in any language where only one has it. */
function districtOf(text: string | undefined, districts: KnownThings['districts']): string | undefined {
  const named = districts.filter(({ names }) => LANGUAGES.some((language) => names[language] === text));
  return districts.find(({ id }) => id === text)?.id ?? (named.length === 1 ? named[0]?.id : undefined);
}

function isSame(body: ServicePointBody, former: PointRow): boolean {
  return isDeepStrictEqual({ ...body, restWeekdays: body.restWeekdays.toSorted() }, wirePoint(former).body);
}
