import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { dayCell, lineCell, optional } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { toSimplified } from '../../sheet/simplified-text.ts';
import { withEntered } from '../changes/holidays.ts';
import { planSheetChanges } from './import-changes.ts';

interface HolidayRow {
  day: string;
  nameEng: string;
  nameCht: string;
  nameChs: string;
}

const NAME = lineCell(200);

/** Public holidays, everywhere; a day that is entered already stays as it is. */
export const holidayImport = importKind<HolidayRow>({
  roles: ['manager', 'administrator'],
  columns: {
    day: { cell: dayCell },
    nameEng: { cell: NAME },
    nameCht: { cell: NAME },
    nameChs: { cell: optional(NAME, ''), optional: true },
  },
  planRows,
});

async function planRows(rows: readonly SheetRow<HolidayRow>[], work: ImportWork): Promise<ImportPlan> {
  const holidays = rows.map(({ line, values: { day, nameEng, nameCht, nameChs } }) => ({
    line,
    day,
    names: { tw: nameCht, zh: nameChs || toSimplified(nameCht), en: nameEng },
  }));
  const entered = new Set(
    (await withEntered(work.tx, holidays)).filter((one) => one.entered).map(({ day }) => day),
  );
  const added = holidays.filter(({ day }) => !entered.has(day));
  const { problems, ...plan } = await planSheetChanges(
    work,
    added.map(({ line, day, names }) => ({ line, change: { kind: 'holidays', days: [{ day, names }] } })),
  );
  return {
    ...plan,
    problems: [...repeatedDays(rows), ...problems],
    changes: added.map(({ line, day, names }): ImportChange => {
      const title = { tw: `${day} ${names.tw}`, zh: `${day} ${names.zh}`, en: `${day} ${names.en}` };
      return { line, effect: 'added', title };
    }),
    unchanged: holidays.length - added.length,
  };
}

function repeatedDays(rows: readonly SheetRow<HolidayRow>[]): ImportProblem[] {
  const first = new Map<string, number>();
  const problems: ImportProblem[] = [];
  for (const { line, values } of rows) {
    const before = first.get(values.day);
    first.set(values.day, before ?? line);
    if (before !== undefined) {
      problems.push({ line, column: 'day', code: 'repeated', value: values.day, expected: [String(before)] });
    }
  }
  return problems;
}
