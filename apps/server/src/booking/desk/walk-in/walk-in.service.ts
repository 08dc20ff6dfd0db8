import { randomUUID } from 'node:crypto';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import type { WalkInRequest } from '@phial/contract/desk/desk-act';
import type { AccountServicePoints } from '@phial/contract/staff/account';
import type { Role } from '@phial/domain/account';
import { checkPerson, type Person } from '@phial/domain/booking/booking-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import {
  assertServicePoint,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import { type DocumentHash, withDocumentHash } from '../../../crypto/document-hash.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { Refused } from '../../../errors.ts';
import { slotGone } from '../../availability/alternatives.ts';
import { clearAvailability } from '../../availability/availability.service.ts';
import { refuseClash } from '../../booking-refusal.ts';
import { encryptPerson } from '../../encrypted-person.ts';
import { withFreeCode } from '../../free-code.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import { readAppointment, readSlot, type SlotTime } from '../desk-row.sql.ts';
import { insertWalkIn, type NewWalkIn, type SpentCode } from './walk-in.sql.ts';

/** Who works at the desk. */
export interface Clerk {
  id: string;
  role: Role;
  servicePoints: AccountServicePoints;
}

/** Where a person without a booking is to go, as the calls say it. */
export type WalkInSlot = Pick<WalkInRequest, 'slotId' | 'identitySeen' | 'overCapacity' | 'language'>;

/**
 * Books a seat of today for somebody who came without a booking.
 * @throws Refused by the rules of the form and as {@link registerWalkIn}
 */
export async function bookWalkIn(
  deps: DeskDependencies,
  clerk: Clerk,
  body: WalkInRequest,
): Promise<DeskAppointment> {
  const checked = checkPerson(body);
  if ('error' in checked) throw new Refused(checked.error);
  return registerWalkIn(deps, clerk, { person: checked.person, wanted: body });
}

/**
 * A walk-in of a person whose particulars were checked. Over capacity only by
 * whoever answers for how many people a team can see: manager or administrator.
 * @throws Refused `not-allowed`, `slot-unknown`, `other-service-point`, `not-of-today`, `slot-full` (with free times), `same-time`,
 *   `same-day`, `qr-code-used`
 */
export async function registerWalkIn(
  deps: DeskDependencies,
  clerk: Clerk,
  { person, wanted, code }: { person: Person; wanted: WalkInSlot; code?: SpentCode },
): Promise<DeskAppointment> {
  if (wanted.overCapacity && clerk.role === 'counter') throw new Refused('not-allowed');
  const slot = await readSlot(deps.db, wanted.slotId);
  if (slot === undefined) throw new Refused('slot-unknown');
  assertServicePoint(servicePointRight(clerk), slot.servicePointId);
  if (dayOf(slot.startsAt) !== dayOf(deps.clock.now())) throw new Refused('not-of-today');
  const id = await withDocumentHash(deps, person.docNo, (document) =>
    withFreeCode((reservationCode) =>
      tryWalkIn(deps, slot, {
        ...newWalkIn(deps, clerk, { person, wanted, slot, document }),
        reservationCode,
        code,
      }),
    ),
  );
  clearAvailability(deps.db, slot.servicePointId, slot.serviceType);
  const row = await readAppointment(deps.db, id);
  if (row === undefined) throw new Refused('not-found');
  return deskAppointment(deps.keys, row);
}

interface Draft {
  person: Person;
  wanted: WalkInSlot;
  slot: SlotTime;
  document: DocumentHash;
}

function newWalkIn(
  { clock, keys }: DeskDependencies,
  clerk: Clerk,
  { person, wanted, slot, document }: Draft,
): Omit<NewWalkIn, 'reservationCode' | 'code'> {
  const appointmentId = randomUUID();
  return {
    wanted: { ...slot, now: clock.now(), holdId: undefined },
    appointmentId,
    eventId: randomUUID(),
    account: clerk.id,
    document,
    serviceDay: dayOf(slot.startsAt),
    language: fromWireLanguage(wanted.language),
    person: encryptPerson(keys, appointmentId, person),
    arrived: wanted.identitySeen,
    overCapacity: wanted.overCapacity ?? false,
  };
}

/** @returns the id of the new appointment; undefined when document numbers are hashed with another key by now */
async function tryWalkIn(
  deps: DeskDependencies,
  slot: SlotTime,
  walkIn: NewWalkIn,
): Promise<string | undefined> {
  const row = await retryWhenUndone(() => insertWalkIn(deps.db, walkIn));
  if (!row.current) return undefined;
  refuseClash(row);
  if (row.got === null) throw new Refused('slot-unknown');
  if (!row.got) throw await slotGone(deps, 'slot-full', slot);
  return walkIn.appointmentId;
}
