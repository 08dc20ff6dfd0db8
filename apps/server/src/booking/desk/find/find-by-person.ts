import type { FindRequest } from '@phial/contract/desk/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  hasDocumentEnding,
  mayHaveDocumentEnding,
  parseDocumentEnding,
} from '@phial/domain/identity/masked-document';
import { hasNamePart, hasWords, searchedWords } from '@phial/domain/identity/person-name';
import {
  type ServicePointRight,
  servicePointFilter,
} from '../../../accounts/service-points/service-point-right.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { decryptDocumentNumber, decryptName } from '../../encrypted-person.ts';
import { boundsOf, dayOrToday } from '../day/day.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import type { KeptRow } from '../desk-row.sql.ts';
import { type Position, readPage } from './find.sql.ts';
import { readFound } from './opened-names.sql.ts';
import { type OpenedName, openedNames, openNames } from './opened-names.ts';

export const MOST_FOUND = 50;

/** Names and numbers are encrypted, so each is decrypted and looked at: some hundred in a millisecond, then others have their turn. */
const ROWS_A_PAGE = 500;

/** Whoever has not been found by then names a point or a day: somebody stands at the desk, and others wait as well. */
const PATIENCE_MS = 2_000;

export interface Found {
  rows: KeptRow[];
  complete: boolean;
}

/** Where is searched: at these points or, with null, at all, from an instant on and before another one, if there is one. */
interface Stretch {
  readonly among: readonly string[] | null;
  readonly from: Date;
  readonly until: Date | null;
}

/**
 * Appointments that are not cancelled, of one day or of today and later, by a part of the name or the end of the
 * document number, by time. By the names that this process has opened before; where it has not, by opening each.
 */
export async function findByPerson(
  deps: DeskDependencies,
  right: ServicePointRight,
  request: FindRequest,
  text: string,
): Promise<Found> {
  const { servicePointId, day } = request;
  const { from, until } = boundsOf(dayOrToday(day, dayOf(deps.clock.now())));
  const stretch: Stretch = {
    among: servicePointId === undefined ? servicePointFilter(right) : [servicePointId],
    from,
    until: day === undefined ? null : until,
  };
  const isMeant = rowTest(deps, request, text);
  const names = await openedNames(deps, from);
  if (names !== undefined) return findOpened(deps, candidates(names, stretch, text), stretch, isMeant);
  // Beside this search, and for one among all alone: the others have few to open. Where it fails, the next one tries again.
  if (day === undefined && servicePointId === undefined) void openNames(deps, from).catch(() => undefined);
  return walk(deps, { ...stretch, servicePointId }, isMeant);
}

/** The plain comparison, which decides whatever led to a row. */
function rowTest({ keys }: DeskDependencies, request: FindRequest, text: string): (row: KeptRow) => boolean {
  const ending = parseDocumentEnding(text);
  const type = request.type?.toLowerCase();
  const isOfType = (row: KeptRow) => type === undefined || row.service_type.toLowerCase() === type;
  return (row) =>
    isOfType(row) &&
    orUnreadable(
      () =>
        hasNamePart(decryptName(keys, row), text) ||
        (ending !== undefined && hasDocumentEnding(decryptDocumentNumber(keys, row), ending)),
      false,
    );
}

/**
 * Decrypts and compares one after the other, and has not found all where it ran out of patience.
 * @param patience milliseconds after which the last page is read
 * @param pageSize rows
 */
export async function walk(
  { db }: DeskDependencies,
  stretch: Omit<Parameters<typeof readPage>[1], 'after'>,
  isMeant: (row: KeptRow) => boolean,
  { patience = PATIENCE_MS, pageSize = ROWS_A_PAGE } = {},
): Promise<Found> {
  const rows: KeptRow[] = [];
  const begun = performance.now();
  let after: Position | undefined;
  do {
    const page = await readPage(db, { ...stretch, after }, pageSize);
    rows.push(...page.filter(isMeant));
    if (rows.length > MOST_FOUND) return { rows: rows.slice(0, MOST_FOUND), complete: false };
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return { rows, complete: true };
    after = { startsAt: last.starts_at, id: last.id };
  } while (performance.now() - begun < patience);
  return { rows, complete: false };
}

/** Every booking that may be meant, and few that are not, by time. */
function candidates(
  names: ReadonlyMap<string, OpenedName>,
  { from, until, among }: Stretch,
  text: string,
): OpenedName[] {
  const words = searchedWords(text);
  const ending = parseDocumentEnding(text);
  const points = among && new Set(among);
  const found: OpenedName[] = [];
  for (const opened of names.values()) {
    const { person, servicePointId, startsAt } = opened;
    if (
      person !== undefined &&
      !hasWords(person.name, words) &&
      (ending === undefined || !mayHaveDocumentEnding(person.documentTail, ending))
    ) {
      continue;
    }
    if (startsAt < from || (until !== null && startsAt >= until)) continue;
    if (points !== null && !points.has(servicePointId)) continue;
    found.push(opened);
  }
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Reads candidates until there are more than are shown, and compares each as it is now. */
async function findOpened(
  { db }: DeskDependencies,
  opened: readonly OpenedName[],
  stretch: Stretch,
  isMeant: (row: KeptRow) => boolean,
): Promise<Found> {
  const rows: KeptRow[] = [];
  for (let first = 0; first < opened.length; first += 2 * MOST_FOUND) {
    const ids = opened.slice(first, first + 2 * MOST_FOUND).map(({ id }) => id);
    rows.push(...(await readFound(db, { ids, ...stretch })).filter(isMeant));
    if (rows.length > MOST_FOUND) return { rows: rows.slice(0, MOST_FOUND), complete: false };
  }
  return { rows, complete: true };
}
