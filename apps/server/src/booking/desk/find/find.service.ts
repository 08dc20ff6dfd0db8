import type { FindRequest, FoundAppointments } from '@phial/contract/desk/desk';
import { isReservationCode, normaliseReservationCode } from '@phial/domain/booking/reservation-code';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  checkCharacter,
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
} from '@phial/domain/identity/hkid';
import { normaliseName } from '@phial/domain/identity/person-name';
import {
  assertServicePoint,
  mayUseServicePoint,
  type ServicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import { Refused } from '../../../errors.ts';
import { readDirectory } from '../../../service-points/service-points.service.ts';
import { inThreeLanguages } from '../day/summary.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import type { KeptRow } from '../desk-row.sql.ts';
import { readByCode, readByDocument } from './find.sql.ts';
import { type Found, findByPerson, MOST_FOUND } from './find-by-person.ts';

const SHORTEST_TEXT = 2;

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
  const { rows, complete } = exact ?? (await findByPerson(deps, right, request, text));
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
