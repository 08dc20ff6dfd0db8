import type { FindRequest, FoundAppointments } from '@phial/contract/desk/desk';
import { isReservationCode, normaliseReservationCode } from '@phial/domain/booking/reservation-code';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  checkCharacter,
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
} from '@phial/domain/identity/hkid';
import { hasDocumentEnding, parseDocumentEnding } from '@phial/domain/identity/masked-document';
import { hasNamePart, normaliseName } from '@phial/domain/identity/person-name';
import {
  assertServicePoint,
  mayUseServicePoint,
  type ServicePointRight,
  servicePointFilter,
} from '../../../accounts/service-points/service-point-right.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { Refused } from '../../../errors.ts';
import { readDirectory } from '../../../service-points/service-points.service.ts';
import { decryptDocumentNumber, decryptName } from '../../encrypted-person.ts';
import { boundsOf, dayOrToday } from '../day/day.service.ts';
import { inThreeLanguages } from '../day/summary.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import type { KeptRow } from '../desk-row.sql.ts';
import { type Position, readByCode, readByDocument, readPage } from './find.sql.ts';

const SHORTEST_TEXT = 2;
const MOST_FOUND = 50;

/** Names and numbers are encrypted, so each is decrypted and looked at: some hundred in a millisecond, then others have their turn. */
const ROWS_A_PAGE = 500;
/** A month of a busy laboratory; whoever looks further names a point or a day. */
const MOST_ROWS = 60_000;

/**
 * Appointments by reservation code, document number, the end of one, or a part of a name. A visitor who is at the wrong
 * counter is to be told where to go, so what is found by code or whole number at a service point of others is named by
 * that point and nothing else.
 * @throws Refused `search-short`, `other-service-point`, `range-invalid`
 */
export async function findAppointments(
  deps: DeskDependencies,
  right: ServicePointRight,
  request: FindRequest,
): Promise<FoundAppointments> {
  const text = normaliseName(request.text);
  if ([...text].length < SHORTEST_TEXT) throw new Refused('search-short');
  if (request.servicePointId !== undefined) assertServicePoint(right, request.servicePointId);
  const exact = await findExactly(deps, text);
  const { rows, complete } = exact ?? (await walk(deps, right, request, text));
  return { ...(await shownTo(deps, right, rows)), complete };
}

/** What an account may see of what was found, and the names of the service points of the coming rest. */
export async function shownTo(
  deps: DeskDependencies,
  right: ServicePointRight,
  rows: readonly KeptRow[],
): Promise<Pick<FoundAppointments, 'appointments' | 'elsewhere'>> {
  const { points } = await readDirectory(deps);
  const today = dayOf(deps.clock.now());
  const own = rows.filter((row) => mayUseServicePoint(right, row.service_point_id));
  const coming = rows.filter(
    (row) => !own.includes(row) && row.status === 'BOOKED' && row.service_day >= today,
  );
  return {
    appointments: own.map((row) => deskAppointment(deps.keys, row)),
    elsewhere: [...points.values()]
      .filter(({ point }) => coming.some((row) => row.service_point_id === point.servPtId))
      .map(({ point }) => inThreeLanguages(point, 'servPt')),
  };
}

interface Found {
  rows: KeptRow[];
  complete: boolean;
}

/** Undefined when the text is neither a reservation code that exists nor a whole document number. */
async function findExactly({ db, keys }: DeskDependencies, text: string): Promise<Found | undefined> {
  const code = normaliseReservationCode(text);
  const byCode = isReservationCode(code) ? await readByCode(db, code) : [];
  if (byCode.length > 0) return { rows: byCode, complete: true };
  const docNo = wholeNumber(text);
  if (docNo === undefined) return undefined;
  const hashes = keys.lookupHashes(docNo).map(({ hash }) => hash);
  const rows = await readByDocument(db, hashes, null, MOST_FOUND + 1);
  return { rows: rows.slice(-MOST_FOUND), complete: rows.length <= MOST_FOUND };
}

/** As `A123456(3)`, the check character added where it was left out. */
function wholeNumber(text: string): string | undefined {
  const typed = normaliseDocumentText(text);
  const number = parseDocumentNumber(typed) ?? parseDocumentNumber(typed + (checkCharacter(typed) ?? ''));
  return number && formatDocumentNumber(number);
}

async function walk(
  { db, clock, keys }: DeskDependencies,
  right: ServicePointRight,
  request: FindRequest,
  text: string,
): Promise<Found> {
  const today = dayOf(clock.now());
  const { from, until } = boundsOf(dayOrToday(request.day, today));
  const stretch = {
    servicePointId: request.servicePointId,
    among: servicePointFilter(right),
    from,
    until: request.day === undefined ? null : until,
  };
  const ending = parseDocumentEnding(text);
  const type = request.type?.toLowerCase();
  const isOfType = (row: KeptRow) => type === undefined || row.service_type.toLowerCase() === type;
  const isMeant = (row: KeptRow) =>
    isOfType(row) &&
    orUnreadable(
      () =>
        hasNamePart(decryptName(keys, row), text) ||
        (ending !== undefined && hasDocumentEnding(decryptDocumentNumber(keys, row), ending)),
      false,
    );

  const rows: KeptRow[] = [];
  let after: Position | undefined;
  for (let read = 0; read < MOST_ROWS; read += ROWS_A_PAGE) {
    const page = await readPage(db, { ...stretch, after }, ROWS_A_PAGE);
    rows.push(...page.filter(isMeant));
    if (rows.length > MOST_FOUND) return { rows: rows.slice(0, MOST_FOUND), complete: false };
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_A_PAGE) return { rows, complete: true };
    after = { startsAt: last.starts_at, id: last.id };
  }
  return { rows, complete: false };
}
