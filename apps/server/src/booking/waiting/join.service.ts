import { randomUUID } from 'node:crypto';
import type { EarlierRequest, WaitingEntry, WaitingRequest } from '@phial/contract/booking/waiting';
import { checkPerson, type Person } from '@phial/domain/booking/booking-form';
import { dayOf, isDay } from '@phial/domain/hong-kong-time';
import { takesTextMessages } from '@phial/domain/identity/phone';
import { fromWireLanguage } from '@phial/domain/language';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { spendCaptcha } from '../../captcha/captcha.service.ts';
import { verifyBookingToken } from '../../crypto/booking-token.ts';
import { withDocumentHash } from '../../crypto/document-hash.ts';
import { constraintOf } from '../../db/database-error.ts';
import { Refused } from '../../errors.ts';
import { assertOpenForBooking } from '../../opening/opening.service.ts';
import { findService } from '../../service-points/service-points.service.ts';
import { findComing, personOf } from '../own/own-booking.service.ts';
import { findOwned } from '../owned-record.ts';
import { encryptWaiting } from './encrypted-entry.ts';
import { insertEntry, isListOn, type NewEntry } from './entry.sql.ts';
import { readOwnEntry } from './waiting.service.ts';
import { signWaitingLink } from './waiting-link.ts';

/** A call to join as it arrived. */
export interface JoinCall {
  body: WaitingRequest;
  address: string;
  /** Booking token, where a booking is to be given up. */
  authorization: string | undefined;
}

/**
 * Joins the waiting list. A suiting place that is free already is offered within a second.
 * @throws Refused by the rules of the form, limits and captcha; `booking-not-open`, `waiting-list-off`,
 *   `waiting-choice`, `service-point-unknown`, `waiting-already`; `booking-token` or `slot-past` of the former booking
 */
export async function joinWaitingList(deps: AppDependencies, call: JoinCall): Promise<WaitingEntry> {
  const { body, address } = call;
  const checked = checkPerson(body);
  if ('error' in checked) throw new Refused(checked.error);
  const { person } = checked;
  await deps.limits.consume('create', { address });
  await assertListOpen(deps);
  assertChoice(body, dayOf(deps.clock.now()));
  await spendCaptcha(deps, body, address);
  const serviceType = await commonService(deps, body);
  const former = await formerBooking(deps, call, { person, serviceType });
  return enter(deps, { wishes: body, serviceType, person, former });
}

/**
 * The same for somebody who has a booking and wants an earlier place; the link of the booking says who it is.
 * @throws Refused `booking-link`, `already-cancelled`, `slot-past`, and as {@link joinWaitingList} does for the choice
 */
export async function waitForEarlier(
  deps: AppDependencies,
  { body, address }: { body: EarlierRequest; address: string },
): Promise<WaitingEntry> {
  await deps.limits.consume('change', { address });
  const row = await findComing(deps, body.link);
  await assertListOpen(deps);
  assertChoice(body, dayOf(deps.clock.now()));
  const type = row.service_type;
  const serviceType = await commonService(deps, { ...body, type });
  const former = { appointmentId: row.id, startsAt: row.starts_at };
  return enter(deps, { wishes: body, serviceType, person: personOf(deps, row), former });
}

/** @throws Refused `booking-not-open`, `waiting-list-off` */
async function assertListOpen(deps: AppDependencies): Promise<void> {
  await assertOpenForBooking(deps);
  if (!(await isListOn(deps.db))) throw new Refused('waiting-list-off');
}

type Wishes = Pick<
  WaitingRequest,
  'servPtIds' | 'firstDay' | 'lastDay' | 'weekdays' | 'from' | 'until' | 'language'
>;

async function enter(
  deps: AppDependencies,
  {
    wishes,
    serviceType,
    person,
    former,
  }: { wishes: Wishes; serviceType: string; person: Person; former: NewEntry['former'] },
): Promise<WaitingEntry> {
  const id = randomUUID();
  await insert(deps, person.docNo, {
    id,
    serviceType,
    servicePointIds: [...new Set(wishes.servPtIds)],
    firstDay: wishes.firstDay,
    lastDay: wishes.lastDay,
    weekdays: [...new Set(wishes.weekdays)].sort(),
    from: wishes.from,
    until: wishes.until,
    former,
    language: fromWireLanguage(wishes.language),
    person: encryptWaiting(deps.keys, id, person),
    byMail: person.email !== '',
    byText: takesTextMessages(person.telNo),
    now: deps.clock.now(),
  });
  return readOwnEntry(deps, signWaitingLink(deps.keys, id));
}

/** Days that exist and are not over, in order, and hours that leave a time. */
function assertChoice({ firstDay, lastDay, from, until }: Wishes, today: string): void {
  const isPossible = isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay && lastDay >= today;
  if (!isPossible || from >= until) throw new Refused('waiting-choice');
}

/** The service, which every one of the points has to offer. */
async function commonService(
  deps: AppDependencies,
  { servPtIds, type }: Pick<WaitingRequest, 'servPtIds' | 'type'>,
): Promise<string> {
  const found = [];
  for (const servPtId of servPtIds) found.push((await findService(deps, servPtId, type)).type);
  const [first, ...others] = found;
  if (first === undefined || others.some((other) => other !== first))
    throw new Refused('service-point-unknown');
  return first;
}

async function formerBooking(
  deps: AppDependencies,
  { body, authorization }: JoinCall,
  wanted: { person: Person; serviceType: string },
): Promise<NewEntry['former']> {
  if (body.apptRecordId === undefined) return undefined;
  const token = verifyBookingToken(deps.keys, deps.clock, authorization);
  const appointmentId = parseRecordId(body.apptRecordId);
  const { record, owner } = await findOwned(deps, appointmentId, token);
  if (owner.docNo !== wanted.person.docNo) throw new Refused('booking-token');
  if (record.service_type !== wanted.serviceType) throw new Refused('waiting-choice');
  if (record.status !== 'BOOKED' || record.past) throw new Refused('slot-past');
  return { appointmentId, startsAt: record.starts_at };
}

async function insert(
  deps: AppDependencies,
  docNo: string,
  entry: Omit<NewEntry, 'document'>,
): Promise<void> {
  try {
    await withDocumentHash(deps, docNo, async (document) =>
      (await insertEntry(deps.db, { ...entry, document })) ? true : undefined,
    );
  } catch (error) {
    throw constraintOf(error) === 'waiting_entry_once' ? new Refused('waiting-already') : error;
  }
}
