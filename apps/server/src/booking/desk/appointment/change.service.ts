import type { DeskAppointment } from '@phial/contract/desk/desk';
import type { AppointmentChange } from '@phial/contract/desk/desk-act';
import { checkContacts, checkPerson, type Person } from '@phial/domain/booking/booking-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { fromWireLanguage } from '@phial/domain/language';
import { parseUuid } from '@phial/domain/uuid';
import { assertServicePoint } from '../../../accounts/service-points/service-point-right.ts';
import { type DocumentHash, withDocumentHash } from '../../../crypto/document-hash.ts';
import { Refused } from '../../../errors.ts';
import { queueMessages } from '../../../messages/queue-message.ts';
import { slotGone } from '../../availability/alternatives.ts';
import { clearAvailability } from '../../availability/availability.service.ts';
import { refusalOf, refuseClash } from '../../booking-refusal.ts';
import { decryptPerson, encryptPerson, hasOtherContacts } from '../../encrypted-person.ts';
import {
  type Act,
  actOnAppointment,
  assertStatus,
  assertVersion,
  type DeskCall,
  type DeskDependencies,
  type Recorded,
} from '../desk-act.ts';
import { type KeptRow, readAppointment, readSlot, type SlotTime } from '../desk-row.sql.ts';
import { changeLocked } from './change.sql.ts';

/** A change as it arrived. */
export interface ChangeCall extends DeskCall {
  body: AppointmentChange;
}

/**
 * Moves an appointment to another slot, corrects the particulars of its person,
 * or both. A visitor who is moved is notified.
 * @throws Refused by the rules of the form; `slot-unknown`, `slot-past`, `slot-full` (with free times),
 *   `same-time`, `same-day`, `already-cancelled`, `status-unfit`, `not-found`, `other-service-point` (from or to one),
 *   `version-conflict`
 */
export async function changeByStaff(deps: DeskDependencies, call: ChangeCall): Promise<DeskAppointment> {
  const former = await readAppointment(deps.db, call.appointmentId);
  assertVersion(deps, call.right, former, call.version);
  const person = correctedPerson(decryptPerson(deps.keys, former), call.body);
  const wanted = await wantedSlot(deps, former, call.body.slotId);
  assertServicePoint(call.right, wanted.servicePointId);
  const changed = await withDocumentHash(deps, person.docNo, (document) =>
    tryChange(deps, call, { former, person, wanted, document, body: call.body }),
  );
  clearAvailability(deps.db, former.service_point_id, former.service_type);
  clearAvailability(deps.db, changed.servicePointId, changed.type);
  return changed;
}

interface Draft {
  /** As it was read before its lock; of the same version, so all but the key of its encrypted columns still holds. */
  former: KeptRow;
  person: Person;
  /** Where it is to be, or is. */
  wanted: SlotTime;
  document: DocumentHash;
  body: AppointmentChange;
}

/** What the transaction throws to undo itself when document numbers are hashed with another key by now. */
class HashKeyChanged extends Error {}

async function tryChange(
  deps: DeskDependencies,
  call: ChangeCall,
  draft: Draft,
): Promise<DeskAppointment | undefined> {
  try {
    return await actOnAppointment(deps, call, (act) => change(deps, act, draft));
  } catch (error) {
    if (error instanceof HashKeyChanged) return undefined;
    // The free times are looked for once the transaction has given its connection back.
    if (error instanceof Refused && error.code === 'slot-full') {
      throw await slotGone(deps, 'slot-full', draft.wanted);
    }
    throw refusalOf(error);
  }
}

async function change(deps: DeskDependencies, act: Act, draft: Draft): Promise<Recorded> {
  const { tx, row, now, eventId } = act;
  const { person, wanted, document, body } = draft;
  const moves = isElsewhere(wanted, row);
  assertChangeable(row, moves ? wanted : undefined, now);
  const found = await changeLocked(tx, {
    appointmentId: row.id,
    serviceDay: dayOf(wanted.startsAt),
    document,
    wanted: { ...wanted, now, holdId: parseUuid(body.holdId) },
    person: encryptPerson(deps.keys, row.id, person),
    language: body.language && fromWireLanguage(body.language),
    hasOtherContacts: hasOtherContacts(decryptPerson(deps.keys, draft.former), person),
  });
  if (!found.current) throw new HashKeyChanged();
  refuseClash(found);
  if (found.got === null || found.slot_id === null) throw new Refused('slot-unknown');
  if (!found.got) throw new Refused('slot-full');
  if (!moves) return { action: 'appointment-changed', detail: { slot: row.slot_id, moved: false } };
  const former = { servicePointId: row.service_point_id, startsAt: row.starts_at };
  await queueMessages(tx, now, [{ appointmentId: row.id, eventId, kind: 'changed', former }]);
  return { action: 'appointment-changed', detail: { slot: found.slot_id, former: row.slot_id, moved: true } };
}

/** @throws Refused `already-cancelled`, `status-unfit`, `slot-past` */
function assertChangeable(row: KeptRow, target: SlotTime | undefined, now: Date): void {
  if (target === undefined) {
    assertStatus(row, 'BOOKED', 'ATTENDED');
    return;
  }
  assertStatus(row, 'BOOKED');
  if (row.service_day < dayOf(now) || target.startsAt <= now) throw new Refused('slot-past');
}

function isElsewhere(wanted: SlotTime, row: KeptRow): boolean {
  return (
    wanted.servicePointId !== row.service_point_id ||
    wanted.serviceType !== row.service_type ||
    wanted.startsAt.getTime() !== row.starts_at.getTime()
  );
}

/** @throws Refused `slot-unknown` */
async function wantedSlot(
  { db }: DeskDependencies,
  former: KeptRow,
  slotId: string | undefined,
): Promise<SlotTime> {
  if (slotId === undefined || slotId === former.slot_id) {
    const { service_point_id: servicePointId, service_type: serviceType, starts_at: startsAt } = former;
    return { servicePointId, serviceType, startsAt };
  }
  const slot = await readSlot(db, slotId);
  if (slot === undefined) throw new Refused('slot-unknown');
  return slot;
}

/**
 * What is left out stays as it is, also a document number that is no identity
 * card number: who registered with a passport has one.
 * @throws Refused by the rules of the form
 */
function correctedPerson(
  former: Person,
  { name, docNo, documentType, telNo, email }: AppointmentChange,
): Person {
  const contacts = { telNo: telNo ?? former.telNo, email: email ?? former.email };
  if (docNo !== undefined) {
    const checked = checkPerson({ name: name ?? former.name, docNo, documentType, ...contacts });
    if ('error' in checked) throw new Refused(checked.error);
    return checked.person;
  }
  const nameError = validateName(name ?? former.name);
  if (nameError !== undefined) throw new Refused(nameError);
  const checked = checkContacts(contacts);
  if ('error' in checked) throw new Refused(checked.error);
  return { ...former, ...checked, name: normaliseName(name ?? former.name) };
}
