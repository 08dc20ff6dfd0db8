import { randomBytes } from 'node:crypto';
import type { StaffCity, StaffDistrict } from '@phial/contract/content/areas';
import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { LANGUAGES } from '@phial/domain/language';
import { recordEvent } from '../../audit/record-event.ts';
import type { LocalText } from '../../db/local-text.ts';
import { lockRegister } from '../../db/locks.ts';
import { clearDirectory } from '../../service-points/service-points.service.ts';
import { matchingCell, optional } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { insertCity, insertDistrict, readAreas, updateCity, updateDistrict } from '../areas/areas.sql.ts';
import { lineColumn, localColumn, localText } from './local-cells.ts';

interface AreaRow {
  city: string;
  cityEng: string | undefined;
  cityCht: string | undefined;
  cityChs: string | undefined;
  districtId: string | undefined;
  districtEng: string | undefined;
  districtCht: string | undefined;
  districtChs: string | undefined;
}

const NAME = lineColumn(100);
const CODE = matchingCell(/^[A-Za-z][A-Za-z0-9-]{0,15}$/, 'not-a-code');
const ID = matchingCell(/^[\w.-]{1,64}$/, 'not-an-id');

/** Cities and their districts, a row for each district; what the file does not name stays. */
export const areaImport = importKind<AreaRow>({
  roles: ['manager', 'administrator'],
  columns: {
    city: { cell: CODE },
    cityEng: NAME,
    cityCht: NAME,
    cityChs: NAME,
    districtId: { cell: optional(ID, undefined), optional: true },
    districtEng: NAME,
    districtCht: NAME,
    districtChs: NAME,
  },
  planRows,
});

/** A city or district as it will be; `line` is the first row that gives it names. */
interface PlannedArea {
  readonly prefix: 'city' | 'district';
  readonly line: number | undefined;
  readonly names: LocalText;
  readonly version: number | undefined;
  readonly changed: boolean;
}
interface PlannedDistrict extends PlannedArea {
  readonly id: string;
}
interface PlannedCity extends PlannedArea {
  readonly code: string;
  readonly districts: PlannedDistrict[];
}

type Row = SheetRow<AreaRow>;

async function planRows(rows: readonly Row[], { tx, deps, actor, now }: ImportWork): Promise<ImportPlan> {
  await lockRegister(tx, 'area');
  const former = await readAreas(tx);
  const problems: ImportProblem[] = [];
  const cities = citiesOf(rows, former, problems);
  const named = cities.flatMap(({ districts, ...city }) => [
    { city, area: city },
    ...districts.map((area) => ({ city, area })),
  ]);
  const changed = named.filter(({ area }) => area.changed);
  return {
    problems: [...problems, ...problemsOfNames(cities)],
    changes: changed
      .map(({ city, area }): ImportChange => {
        const effect = area.version === undefined ? 'added' : 'changed';
        return { ...(area.line !== undefined && { line: area.line }), effect, title: titleOf(city, area) };
      })
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    unchanged: named.filter(({ area }) => area.line !== undefined && !area.changed).length,
    write: async () => {
      for (const { code, names, version, changed: cityChanged, districts } of cities) {
        const event = { at: now, actor, action: 'area-changed' } as const;
        if (version === undefined) {
          await insertCity(tx, code, names);
          await recordEvent(tx, { ...event, action: 'area-created', detail: { city: code } });
        } else if (cityChanged) {
          await updateCity(tx, code, names);
          await recordEvent(tx, { ...event, detail: { city: code, version: version + 1 } });
        }
        for (const district of districts.filter((one) => one.changed)) {
          const detail = { city: code, district: district.id };
          if (district.version === undefined) {
            await insertDistrict(tx, { id: district.id, city: code, names: district.names });
            await recordEvent(tx, { ...event, action: 'area-created', detail });
          } else {
            await updateDistrict(tx, district.id, district.names);
            await recordEvent(tx, { ...event, detail: { ...detail, version: district.version + 1 } });
          }
        }
      }
    },
    afterwards: () => clearDirectory(deps.db),
  };
}

/** Every city there will be, with its districts; what the rows say wrongly goes to the problems. */
function citiesOf(
  rows: readonly Row[],
  former: readonly StaffCity[],
  problems: ImportProblem[],
): PlannedCity[] {
  const byCode = new Map<string, Row[]>();
  for (const row of rows) {
    const code = row.values.city.toLowerCase();
    byCode.set(code, [...(byCode.get(code) ?? []), row]);
  }
  const isNew = (code: string) => !former.some((city) => city.code.toLowerCase() === code);
  const added = [...byCode].filter(([code]) => isNew(code)).map(([, [row]]) => row?.values.city ?? '');
  return [...former.map(({ code }) => code), ...added].map((code) => {
    const own = byCode.get(code.toLowerCase()) ?? [];
    const present = former.find((city) => city.code === code);
    const naming = own.find(({ values }) => values.cityEng ?? values.cityCht ?? values.cityChs) ?? own[0];
    for (const row of own) problems.push(...otherNames(row, naming));
    const { cityEng: eng, cityCht: cht, cityChs: chs } = naming?.values ?? {};
    return {
      ...plannedArea('city', naming?.line, localText({ eng, cht, chs }, present?.names), present),
      code,
      districts: districtsOf(own, present?.districts ?? [], idsElsewhere(code, rows, former), problems),
    };
  });
}

/** The ids of districts that other cities have, or would have. */
function idsElsewhere(code: string, rows: readonly Row[], former: readonly StaffCity[]): Set<string> {
  const isOther = (city: string) => city.toLowerCase() !== code.toLowerCase();
  const present = former.filter((city) => isOther(city.code)).flatMap(({ districts }) => districts);
  const named = rows.filter(({ values }) => isOther(values.city));
  return new Set([
    ...present.map(({ districtId }) => districtId),
    ...named.flatMap(({ values: { districtId } }) => districtId ?? []),
  ]);
}

/** @param elsewhere ids that a new district cannot have */
function districtsOf(
  rows: readonly Row[],
  former: readonly StaffDistrict[],
  elsewhere: ReadonlySet<string>,
  problems: ImportProblem[],
): PlannedDistrict[] {
  const planned = new Map<string, PlannedDistrict>(
    former.map((district) => {
      const area = plannedArea('district', undefined, district.names, district);
      return [district.districtId, { ...area, id: district.districtId }];
    }),
  );
  for (const { line, values } of rows) {
    const { districtId, districtEng: eng, districtCht: cht, districtChs: chs } = values;
    if (districtId === undefined && (eng ?? cht ?? chs) === undefined) continue;
    const present = districtOf(values, former);
    if (present === undefined && districtId !== undefined && elsewhere.has(districtId)) {
      problems.push({ line, column: 'districtId', code: 'district-unknown', value: districtId });
      continue;
    }
    const id = present?.districtId ?? districtId ?? randomBytes(6).toString('hex');
    const before = planned.get(id)?.line;
    if (before !== undefined) {
      const value = eng ?? cht ?? chs ?? id;
      problems.push({ line, column: 'districtEng', code: 'repeated', value, expected: [String(before)] });
    } else {
      const names = localText({ eng, cht, chs }, present?.names);
      planned.set(id, { ...plannedArea('district', line, names, present), id });
    }
  }
  return [...planned.values()];
}

/** By its id, else by the one that has one of the names. */
function districtOf(
  { districtId, districtEng, districtCht, districtChs }: AreaRow,
  former: readonly StaffDistrict[],
): StaffDistrict | undefined {
  if (districtId !== undefined) return former.find((district) => district.districtId === districtId);
  return former.find(
    ({ names }) => names.en === districtEng || names.tw === districtCht || names.zh === districtChs,
  );
}

function plannedArea(
  prefix: PlannedArea['prefix'],
  line: number | undefined,
  names: LocalText,
  present: { names: LocalText; version: number } | undefined,
): PlannedArea {
  const changed = present === undefined || LANGUAGES.some((one) => names[one] !== present.names[one]);
  return { prefix, line, names, version: present?.version, changed };
}

/** A row that gives its city other names than the first one does. */
function otherNames({ line, values }: Row, naming: Row | undefined): ImportProblem[] {
  const columns = ['cityEng', 'cityCht', 'cityChs'] as const;
  return columns.flatMap((column): ImportProblem[] => {
    const value = values[column];
    const expected = naming?.values[column];
    if (value === undefined || value === expected) return [];
    return [{ line, column, code: 'not-one-of', value, expected: expected === undefined ? [] : [expected] }];
  });
}

/** Names that are missing, and those that visitors could not tell from others beside them. */
function problemsOfNames(cities: readonly PlannedCity[]): ImportProblem[] {
  return [cities, ...cities.map(({ districts }) => districts)].flatMap((siblings) =>
    siblings.flatMap((area) => problemsBeside(area, siblings)),
  );
}

function problemsBeside(
  { prefix, line, names, changed }: PlannedArea,
  siblings: readonly PlannedArea[],
): ImportProblem[] {
  if (line === undefined || !changed) return [];
  return LANGUAGES.flatMap((language): ImportProblem[] => {
    const value = names[language];
    const column = localColumn(prefix, language);
    if (value === '') return [{ line, column, code: 'cell-empty' }];
    const isTaken = siblings.some((other) => other.line !== line && other.names[language] === value);
    return isTaken ? [{ line, column, code: 'name-taken', value }] : [];
  });
}

function titleOf(city: PlannedArea, area: PlannedArea): LocalText {
  if (area.prefix === 'city') return city.names;
  const title = (language: keyof LocalText) => `${city.names[language]} · ${area.names[language]}`;
  return { tw: title('tw'), zh: title('zh'), en: title('en') };
}
