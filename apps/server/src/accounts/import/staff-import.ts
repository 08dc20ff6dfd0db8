import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { AccountServicePoints, NewAccountRequest } from '@phial/contract/staff/account';
import { isLogin, normaliseLogin, type Role } from '@phial/domain/account';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { hashPassword, randomPassword } from '../../crypto/password-hash.ts';
import { choiceCell, lineCell, listCell, optional, parsedCell } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { lockAdministrators, takenLogins } from '../account.sql.ts';
import { insertActive } from '../administration/account-list.service.ts';
import { findServicePoints, type NamedServicePoint } from '../service-points/service-points.sql.ts';

/** Administrators are created one at a time, by somebody who confirms who it is. */
const IMPORTED_ROLES = ['counter', 'manager', 'doctor'] as const satisfies readonly Role[];
/** The word for all service points, also those that come later. */
const ALL = 'all';
/** Each password takes its time to hash. */
const MOST_ROWS = 200;

interface Row {
  login: string;
  name: string;
  role: (typeof IMPORTED_ROLES)[number];
  servicePoints: string[];
}

/** New accounts, each with a random password that its owner changes at the first sign-in. */
export const staffImport = importKind<Row>({
  roles: ['administrator'],
  columns: {
    login: {
      cell: parsedCell((text) => (isLogin(normaliseLogin(text)) ? normaliseLogin(text) : undefined), {
        code: 'not-a-login',
      }),
      personal: true,
    },
    name: {
      cell: parsedCell((text) => (validateName(text) === undefined ? normaliseName(text) : undefined), {
        code: 'cell-too-long',
        expected: ['100'],
      }),
      personal: true,
    },
    role: { cell: choiceCell(IMPORTED_ROLES) },
    servicePoints: { cell: optional(listCell(lineCell(200)), []), optional: true },
  },
  planRows,
});

async function planRows(rows: readonly SheetRow<Row>[], { tx, actor, now }: ImportWork): Promise<ImportPlan> {
  await lockAdministrators(tx);
  const points = await findServicePoints(
    tx,
    rows.flatMap(({ values }) => values.servicePoints),
  );
  const accounts: NewAccountRequest[] = [];
  const problems = [...(await loginProblems(tx, rows)), ...tooMany(rows)];
  for (const { line, values } of rows) {
    const given = servicePointsOf(line, values, points);
    problems.push(...given.problems);
    const { login, name: displayName, role } = values;
    accounts.push({ login, displayName, role, servicePoints: given.servicePoints });
  }
  const passwords = accounts.map(randomPassword);
  return {
    problems,
    changes: rows.map(({ line, values: { login, name } }): ImportChange => {
      const title = `${name} (${login})`;
      return { line, effect: 'added', title: { tw: title, zh: title, en: title } };
    }),
    unchanged: 0,
    write: async () => {
      const hashes = await Promise.all(passwords.map(hashPassword));
      for (const [at, account] of accounts.entries()) {
        const passwordHash = hashes[at] ?? '';
        await insertActive(tx, { actor, confirmed: false }, account, { passwordHash, now });
      }
    },
    firstPasswords: () =>
      accounts.map(({ login, displayName }, at) => ({ login, displayName, password: passwords[at] ?? '' })),
  };
}

async function loginProblems(tx: ImportWork['tx'], rows: readonly SheetRow<Row>[]): Promise<ImportProblem[]> {
  const taken = await takenLogins(
    tx,
    rows.map(({ values }) => values.login),
  );
  return rows.flatMap(({ line, values: { login } }, at): ImportProblem[] => {
    if (taken.has(login)) return [{ line, column: 'login', code: 'login-taken' }];
    const before = rows.slice(0, at).find(({ values }) => values.login === login);
    if (before === undefined) return [];
    return [{ line, column: 'login', code: 'repeated-login', expected: [String(before.line)] }];
  });
}

function tooMany(rows: readonly SheetRow<Row>[]): ImportProblem[] {
  const first = rows[MOST_ROWS];
  return first === undefined
    ? []
    : [{ line: first.line, code: 'too-many-rows', expected: [String(MOST_ROWS)] }];
}

/** Those of a counter, who has to have some; everybody else sees all or, a doctor, none. */
function servicePointsOf(
  line: number,
  { role, servicePoints }: Row,
  points: readonly NamedServicePoint[],
): { servicePoints: AccountServicePoints; problems: ImportProblem[] } {
  const column = 'servicePoints';
  if (role !== 'counter') return { servicePoints: { all: role === 'manager', ids: [] }, problems: [] };
  if (servicePoints.some((text) => text.toLowerCase() === ALL)) {
    return { servicePoints: { all: true, ids: [] }, problems: [] };
  }
  const problems: ImportProblem[] = servicePoints.length === 0 ? [{ line, column, code: 'cell-empty' }] : [];
  const ids = servicePoints.flatMap((text) => {
    const named = points.filter(({ names }) => names.includes(text));
    const id =
      points.find((point) => point.id === text)?.id ?? (named.length === 1 ? named[0]?.id : undefined);
    if (id === undefined) problems.push({ line, column, code: 'service-point-unknown', value: text });
    return id ?? [];
  });
  return { servicePoints: { all: false, ids: [...new Set(ids)] }, problems };
}
