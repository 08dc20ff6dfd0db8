import { randomUUID } from 'node:crypto';
import type { Decision } from '@phial/contract/schedule/schedule-change';
import { type DayKey, dayOf, parseServTime } from '@phial/domain/hong-kong-time';
import { Refused } from '../errors.ts';
import type { SlotBooking } from './affected.sql.ts';
import { type SlotTime, slotKey } from './planned-slots.ts';

/** The manager has to look again; at what is worked out once the transaction is undone. */
export class OutdatedPlan extends Error {
  override readonly name = 'OutdatedPlan';
}

/** What becomes of a booking that is affected. */
export type Rebooking = Move | Cancellation;

interface Cancellation {
  id: string;
  formerSlotId: string;
  eventId: string;
  slotId: null;
}

/** To another slot, on that day. */
export interface Move extends Omit<Cancellation, 'slotId'> {
  slotId: string;
  day: DayKey;
}

export function isMove(rebooking: Rebooking): rebooking is Move {
  return rebooking.slotId !== null;
}

/** The slot that was chosen for each booking, by its id; those that were cancelled are not among them. */
export function chosenSlots(
  affected: readonly SlotBooking[],
  decisions: readonly Decision[],
): Map<string, SlotTime> {
  const types = new Map(affected.map(({ id, type }) => [id, type]));
  return new Map(
    decisions.flatMap(({ apptRecordId, move }) => {
      const type = types.get(apptRecordId);
      const startsAt = move === null ? undefined : parseServTime(move.servTime);
      return move === null || type === undefined || startsAt === undefined
        ? []
        : [[apptRecordId, { servicePointId: move.servPtId, type, startsAt }] as const];
    }),
  );
}

/**
 * What becomes of each booking that is affected.
 * @param slotIds of the slots that were chosen, by `slotKey`
 * @throws Refused `decisions-incomplete`; OutdatedPlan when a slot that was chosen is none or has begun
 */
export function rebookingsOf(
  affected: readonly SlotBooking[],
  decisions: readonly Decision[],
  slotIds: ReadonlyMap<string, string>,
  now: Date,
): Rebooking[] {
  const decided = new Map(decisions.map(({ apptRecordId, move }) => [apptRecordId, move]));
  if (decided.size !== decisions.length || decisions.length !== affected.length) {
    throw new Refused('decisions-incomplete');
  }
  return affected.map((booking) => {
    const move = decided.get(booking.id);
    if (move === undefined) throw new Refused('decisions-incomplete');
    const base = { id: booking.id, formerSlotId: booking.slotId, eventId: randomUUID() };
    if (move === null) return { ...base, slotId: null };
    const startsAt = parseServTime(move.servTime);
    if (startsAt === undefined || startsAt <= now) throw new OutdatedPlan();
    const slotId = slotIds.get(slotKey({ servicePointId: move.servPtId, type: booking.type, startsAt }));
    if (slotId === undefined) throw new OutdatedPlan();
    return { ...base, slotId, day: dayOf(startsAt) };
  });
}
