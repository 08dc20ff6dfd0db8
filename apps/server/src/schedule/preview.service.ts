import type {
  AffectedBooking,
  Decision,
  OfferedSlot,
  OfferedSlotsRequest,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule/schedule-change';
import { formatServTime, isDay } from '@phial/domain/hong-kong-time';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { toWireLanguage } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { decryptPerson } from '../booking/encrypted-person.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { Refused } from '../errors.ts';
import { readBookingsOf, type SlotBooking } from './affected.sql.ts';
import { type ChangePlan, fingerprintOf, planChange } from './change-plan.ts';
import { findProposals, readFreeSlots } from './proposals.ts';
import { clashes, type FreeSlot } from './propose-slots.ts';
import type { SlotState } from './slots.sql.ts';

export type ScheduleDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'mailer'>;

/**
 * What a change would do, whom it affects and where they could go; nothing is changed.
 * @param decisions made upon an earlier preview: what was chosen is offered as long as it is free
 * @throws Refused as `Change` says
 */
export async function previewChange(
  deps: ScheduleDependencies,
  change: ScheduleChange,
  decisions: readonly Decision[] = [],
): Promise<SchedulePreview> {
  const now = deps.clock.now();
  const plan = await planChange(deps.db, change, now);
  const proposals = await findProposals(deps.db, plan, decisions, now);
  return {
    fingerprint: fingerprintOf(change, plan),
    slots: countSlots(plan),
    holds: plan.holds,
    bookings: plan.affected.map((booking) => wireAffected(deps, booking, proposals.get(booking.id) ?? [])),
  };
}

/**
 * The free slots of a service point on a day for one booking that is affected, once the change is made: without
 * those that clash with another booking of the person.
 * @returns by time; none for a day or a point that does not exist
 * @throws Refused as `Change` says; `preview-outdated` with the preview of the moment when the change does not
 *   affect the booking any more
 */
export async function offeredSlots(
  deps: ScheduleDependencies,
  { change, apptRecordId, servPtId, day }: OfferedSlotsRequest,
): Promise<OfferedSlot[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const plan = await planChange(db, change, now);
  const booking = plan.affected.find(({ id }) => id === apptRecordId);
  if (booking === undefined)
    throw new Refused('preview-outdated', { preview: await previewChange(deps, change) });
  if (!isDay(day)) return [];
  const services = [{ servicePointId: servPtId, type: booking.type }];
  const slots = await readFreeSlots(db, plan, { services, days: [day], now });
  const own = (await readBookingsOf(db, [booking.documentHash], now)).filter(({ id }) => id !== booking.id);
  return slots
    .filter((slot) => !clashes(slot, own))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(wireSlot);
}

function countSlots({ added, resized }: ChangePlan): SchedulePreview['slots'] {
  const count = (kind: (slot: SlotState, capacity: number) => boolean) =>
    resized.filter(({ slot, capacity }) => kind(slot, capacity)).length;
  const opened = count((slot, capacity) => slot.capacity === 0 && capacity > 0);
  return {
    added: added.size + opened,
    removed: count((slot, capacity) => capacity === 0 && slot.capacity > 0),
    enlarged: count((slot, capacity) => slot.capacity > 0 && capacity > slot.capacity),
    reduced: count((slot, capacity) => capacity > 0 && capacity < slot.capacity),
  };
}

/** Of whom nothing can be shown but the reservation code. */
const UNREADABLE = { name: '', docNo: '', telNo: '', email: '' };

function wireAffected(
  { keys, mailer }: ScheduleDependencies,
  booking: SlotBooking,
  proposals: readonly FreeSlot[],
): AffectedBooking {
  const person = orUnreadable(() => decryptPerson(keys, booking), UNREADABLE);
  return {
    apptRecordId: booking.id,
    reservationCode: booking.reservationCode,
    name: person.name,
    maskedDocumentNumber: person.docNo && maskDocumentNumber(person.docNo),
    language: toWireLanguage(booking.language),
    tell: mailer !== undefined && person.email !== '' ? 'email' : 'telephone',
    type: booking.type,
    servPtId: booking.servicePointId,
    servTime: formatServTime(booking.startsAt),
    proposals: proposals.map(wireSlot),
  };
}

/** A slot as the calls write it. */
function wireSlot({ servicePointId, startsAt, free }: FreeSlot): OfferedSlot {
  return { servPtId: servicePointId, servTime: formatServTime(startsAt), free };
}
