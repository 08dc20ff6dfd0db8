import { isDeepStrictEqual } from 'node:util';
import type { ServiceBody } from '@phial/contract/content/editing-service';
import { ServiceBody as ServiceSchema } from '@phial/contract/content/editing-service';
import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { MAX_DAYS_AHEAD } from '@phial/domain/booking/availability';
import { DEFAULT_REMINDERS } from '@phial/domain/booking/reminder';
import {
  parseServiceCode,
  SERVICE_COLOURS,
  SERVICE_ICONS,
  type ServiceIcon,
} from '@phial/domain/booking/service-type';
import { accountOf, recordEvent } from '../../audit/record-event.ts';
import type { LocalText } from '../../db/local-text.ts';
import { lockRegister, waitForLock } from '../../db/locks.ts';
import { makeSlots } from '../../schedule/slots.ts';
import { clearDirectory } from '../../service-points/service-points.service.ts';
import {
  choiceCell,
  integerCell,
  lineCell,
  listCell,
  optional,
  parsedCell,
  yesNoCell,
} from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { toSimplified } from '../../sheet/simplified-text.ts';
import { problemsOf, tidied } from '../field-schema.ts';
import {
  insertService,
  lockServiceRow,
  readSeatsInUse,
  type ServiceRow,
  updateService,
} from '../services.sql.ts';
import { columnProblems } from './column-problems.ts';
import { firstRows } from './first-rows.ts';
import { lineColumn, localText } from './local-cells.ts';

interface Row {
  code: string;
  nameEng: string | undefined;
  nameCht: string | undefined;
  nameChs: string | undefined;
  shortNameEng: string | undefined;
  shortNameCht: string | undefined;
  shortNameChs: string | undefined;
  detailEng: string | undefined;
  detailCht: string | undefined;
  detailChs: string | undefined;
  minutes: number | undefined;
  fastingHours: number | undefined;
  waterAllowed: boolean | undefined;
  bringEng: string[] | undefined;
  bringCht: string[] | undefined;
  bringChs: string[] | undefined;
  daysAhead: number | undefined;
  mostSeats: number | undefined;
  colour: ServiceBody['colour'] | undefined;
  icon: ServiceIcon | undefined;
}

const NAME = lineColumn(200);
const SHORT_NAME = lineColumn(30);
const BRING = { cell: optional(listCell(lineCell(200)), undefined), optional: true };
const number = (least: number, most: number) => ({
  cell: optional(integerCell(least, most), undefined),
  optional: true,
});

/** Services; one that the file does not name stays, and so does what it has no column for. */
export const serviceImport = importKind<Row>({
  roles: ['manager', 'administrator'],
  columns: {
    code: { cell: parsedCell(parseServiceCode, { code: 'not-a-code' }) },
    nameEng: NAME,
    nameCht: NAME,
    nameChs: NAME,
    shortNameEng: SHORT_NAME,
    shortNameCht: SHORT_NAME,
    shortNameChs: SHORT_NAME,
    detailEng: NAME,
    detailCht: NAME,
    detailChs: NAME,
    minutes: number(1, 480),
    fastingHours: number(0, 48),
    waterAllowed: { cell: optional(yesNoCell, undefined), optional: true },
    bringEng: BRING,
    bringCht: BRING,
    bringChs: BRING,
    daysAhead: number(1, MAX_DAYS_AHEAD),
    mostSeats: number(1, 1000),
    colour: { cell: optional(choiceCell(SERVICE_COLOURS), undefined), optional: true },
    icon: { cell: optional(choiceCell(SERVICE_ICONS), undefined), optional: true },
  },
  planRows,
});

/** What a new service has where the file does not say. */
const NEW: Omit<ServiceBody, 'name' | 'shortName' | 'detail'> = {
  minutes: null,
  preparation: { bring: [], restrictions: [], notes: [] },
  colour: 'jade',
  icon: 'stethoscope',
  daysAhead: 90,
  mostSeats: 1,
  reminders: [...DEFAULT_REMINDERS],
};

interface PlannedService {
  readonly line: number;
  readonly code: string;
  readonly body: ServiceBody;
  readonly former: ServiceRow | undefined;
}

async function planRows(
  rows: readonly SheetRow<Row>[],
  { tx, deps, actor, now }: ImportWork,
): Promise<ImportPlan> {
  await lockRegister(tx, 'service');
  const { first, problems } = firstRows(rows, 'code', ({ code }) => code.toLowerCase());
  const services: PlannedService[] = [];
  for (const { line, values } of first) {
    const former = await lockServiceRow(tx, values.code);
    const body = tidied(ServiceSchema, bodyOf(values, former)) as ServiceBody;
    problems.push(...listProblems(line, values), ...columnProblems(line, problemsOf(ServiceSchema, body)));
    services.push({ line, code: former?.code ?? values.code, body, former });
  }
  // As for a change by hand, the rows first: a change of the hours waits for it, and then finds the new limit of seats.
  await waitForLock(tx, 'make-slots');
  for (const { line, code, body } of services) {
    const seats = (await readSeatsInUse(tx, code)) ?? 0;
    if (seats > body.mostSeats) {
      problems.push({ line, column: 'mostSeats', code: 'seats-in-use', value: String(seats) });
    }
  }
  const changed = services.filter(({ body, former }) => former === undefined || !isSame(body, former));
  return {
    problems,
    changes: changed.map(({ line, body, former }): ImportChange => {
      return { line, effect: former === undefined ? 'added' : 'changed', title: body.name };
    }),
    unchanged: services.length - changed.length,
    write: async () => {
      const by = accountOf(actor);
      for (const { code, body, former } of changed) {
        if (former === undefined) await insertService(tx, { code, body, by, now });
        else await updateService(tx, { code, body, by, now });
        const event =
          former === undefined
            ? ({ action: 'service-created', detail: { type: code } } as const)
            : ({ action: 'service-changed', detail: { type: code, version: former.version + 1 } } as const);
        await recordEvent(tx, { at: now, actor, ...event });
      }
    },
    afterwards: async () => {
      clearDirectory(deps.db);
      // What the hourly job does, sooner: the times of days that were added.
      await makeSlots(deps);
    },
  };
}

function bodyOf(row: Row, former: ServiceRow | undefined): ServiceBody {
  const name = localText({ eng: row.nameEng, cht: row.nameCht, chs: row.nameChs }, former?.name);
  const base = former ?? NEW;
  return {
    name,
    shortName: localText(
      { eng: row.shortNameEng, cht: row.shortNameCht, chs: row.shortNameChs },
      former?.shortName ?? name,
    ),
    detail: localText({ eng: row.detailEng, cht: row.detailCht, chs: row.detailChs }, former?.detail ?? name),
    minutes: row.minutes ?? base.minutes,
    preparation: preparationOf(row, base.preparation),
    colour: row.colour ?? base.colour,
    icon: row.icon ?? base.icon,
    daysAhead: row.daysAhead ?? base.daysAhead,
    mostSeats: row.mostSeats ?? base.mostSeats,
    reminders: base.reminders,
  };
}

type Preparation = ServiceBody['preparation'];

function preparationOf(row: Row, { fasting: formerFasting, ...former }: Preparation): Preparation {
  const { fastingHours = formerFasting?.hours ?? 0, waterAllowed = formerFasting?.water ?? true } = row;
  const fasting =
    fastingHours === 0 ? undefined : { ...formerFasting, hours: fastingHours, water: waterAllowed };
  return { ...former, bring: bringOf(row) ?? former.bring, ...(fasting && { fasting }) };
}

/** The lists of the three languages, position by position; undefined where the row has none. */
function bringOf({ bringEng, bringCht, bringChs }: Row): LocalText[] | undefined {
  if (bringEng === undefined && bringCht === undefined) return undefined;
  return (bringCht ?? []).map((tw, at) => ({
    tw,
    zh: bringChs?.[at] ?? toSimplified(tw),
    en: bringEng?.[at] ?? '',
  }));
}

/** What to bring is said in each language, in the same order. */
function listProblems(line: number, { bringEng, bringCht, bringChs }: Row): ImportProblem[] {
  const wanted = Math.max(bringEng?.length ?? 0, bringCht?.length ?? 0, bringChs?.length ?? 0);
  const lists = { bringEng, bringCht, ...(bringChs !== undefined && { bringChs }) };
  return Object.entries(lists).flatMap(([column, list = []]): ImportProblem[] =>
    list.length === wanted
      ? []
      : [{ line, column, code: 'list-length', value: String(list.length), expected: [String(wanted)] }],
  );
}

function isSame(body: ServiceBody, former: ServiceRow): boolean {
  return Object.entries(body).every(([name, value]) =>
    isDeepStrictEqual(value, former[name as keyof ServiceBody]),
  );
}
