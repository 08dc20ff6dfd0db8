import { randomUUID } from 'node:crypto';
import type { ChangeOutcome, ConfirmRequest, Decision } from '@phial/contract/schedule/schedule-change';
import { dayOf, parseServTime } from '@phial/domain/hong-kong-time';
import { type Actor, actorText, recordEvent } from '../audit/record-event.ts';
import { clearAvailability } from '../booking/availability/availability.service.ts';
import { refusalOf } from '../booking/booking-refusal.ts';
import { waitForLock } from '../db/locks.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import { queueMessages } from '../messages/queue-message.ts';
import type { Service } from '../service-points/schedule-state.ts';
import { clearDirectory } from '../service-points/service-points.service.ts';
import {
  cancelBookings,
  lockBookings,
  type Move,
  moveBookings,
  type Rebooking,
  readOccupied,
  type SlotBooking,
} from './affected.sql.ts';
import { type ChangePlan, fingerprintOf, planChange } from './change-plan.ts';
import { previewChange, type ScheduleDependencies } from './preview.service.ts';
import { chosenSlots } from './proposals.ts';
import { findSlots, lockSlots, settleSlots } from './slots.sql.ts';
import { addSlots, slotKey } from './slots.ts';

/** The manager has to look again; at what is worked out once the transaction is undone. */
class OutdatedPlan extends Error {
  override readonly name = 'OutdatedPlan';
}

/**
 * Makes a change that was previewed, all of it or nothing: schedule, slots,
 * bookings moved or cancelled, holds ended, one message queued for each booking.
 *
 * Two changes, or a change and the making of slots, follow one another. The bookings that are affected are locked
 * first, then every slot concerned in the order of the ids, as visitors' changes do; then the plan is made again, and
 * as nobody can book, move or cancel on those slots any more, it holds until the end.
 * @throws Refused as `Change` says; `preview-outdated` with the preview of the moment when other bookings are
 *   affected than the manager has seen, or a slot that was chosen is full; `decisions-incomplete`; `same-time`,
 *   `same-day` when a slot that was chosen clashes with another booking of the person
 */
export async function confirmChange(
  deps: ScheduleDependencies,
  actor: Actor,
  request: ConfirmRequest,
): Promise<ChangeOutcome> {
  try {
    const done = await retryWhenUndone(() =>
      deps.db.transaction((tx) => applyChange(tx, deps.clock.now(), actor, request)),
    );
    clearSchedule(deps.db, done.services);
    return done.outcome;
  } catch (error) {
    if (!(error instanceof OutdatedPlan)) throw refusalOf(error);
    const preview = await previewChange(deps, request.change, request.decisions);
    throw new Refused('preview-outdated', { preview });
  }
}

/** To be called after a change, so that this process answers it at once; others do within a second. */
export function clearSchedule(db: Database, services: readonly Service[]): void {
  clearDirectory(db);
  for (const { servicePointId, type } of services) clearAvailability(db, servicePointId, type);
}

/**
 * {@link confirmChange} inside a transaction, which has to be undone when it throws.
 * @returns what was done, and the services whose slots it touched
 * @throws OutdatedPlan besides
 */
export async function applyChange(
  tx: Queryable,
  now: Date,
  actor: Actor,
  request: ConfirmRequest,
): Promise<{ outcome: ChangeOutcome; services: Service[] }> {
  const { change, decisions } = request;
  await waitForLock(tx, 'make-slots');
  const first = await planChange(tx, change, now);
  const locked = first.affected.map(({ id }) => id);
  await lockBookings(tx, locked);
  await addSlots(tx, first.added);

  const found = await findSlots(tx, [...chosenSlots(first.affected, decisions).values()]);
  const ids = [...first.resized.map(({ slot }) => slot.id), ...found.map(({ id }) => id)];
  await lockSlots(tx, [...new Set(ids)]);
  const plan = await planChange(tx, change, now);
  if (fingerprintOf(change, plan) !== request.fingerprint) throw new OutdatedPlan();
  if (!plan.affected.every(({ id }) => locked.includes(id))) throw new OutdatedPlan();

  const slotIds = new Map(found.map((slot) => [slotKey(slot), slot.id]));
  const rebookings = rebookingsOf(plan.affected, decisions, slotIds, now);
  await checkRoom(tx, plan, rebookings, now);
  await rebook(tx, rebookings, { now, actor: actorText(actor) });
  await settleSlots(
    tx,
    plan.resized.map(({ slot, capacity }) => ({ id: slot.id, capacity })),
    rebookings.flatMap(({ formerSlotId, slotId }) => [formerSlotId, slotId ?? formerSlotId]),
    now,
  );
  const { write, audit } = plan.kind;
  await write(tx, plan.changed);
  const messages = await queueNotifications(tx, plan.affected, rebookings, now);
  const moved = rebookings.filter(({ slotId }) => slotId !== null).length;
  const outcome = { moved, cancelled: rebookings.length - moved, messages };
  const detail = { ...audit.detail, ...outcome };
  await recordEvent(tx, { at: now, actor, action: audit.action, detail });
  return { outcome, services: [...plan.changed.services, ...found] };
}

/**
 * What becomes of each booking that is affected.
 * @param slotIds of the slots that were chosen, by `slotKey`
 * @throws Refused `decisions-incomplete`; OutdatedPlan when a slot that was chosen is none or has begun
 */
function rebookingsOf(
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

function isMove(rebooking: Rebooking): rebooking is Move {
  return rebooking.slotId !== null;
}

/** Every slot that was chosen must have a free seat once the change is made. */
async function checkRoom(
  tx: Queryable,
  plan: ChangePlan,
  rebookings: readonly Rebooking[],
  now: Date,
): Promise<void> {
  const arriving = Map.groupBy(
    rebookings.filter(({ slotId }) => slotId !== null),
    ({ slotId }) => slotId ?? '',
  );
  const occupied = await readOccupied(tx, [...arriving.keys()], now);
  const capacities = new Map(plan.resized.map(({ slot, capacity }) => [slot.id, capacity]));
  for (const [slotId, arrivals] of arriving) {
    const slot = occupied.get(slotId);
    const capacity = capacities.get(slotId) ?? slot?.capacity ?? 0;
    if ((slot?.occupied ?? 0) + arrivals.length > capacity) throw new OutdatedPlan();
  }
}

async function rebook(
  tx: Queryable,
  rebookings: readonly Rebooking[],
  by: { now: Date; actor: string },
): Promise<void> {
  const moves = rebookings.filter(isMove);
  if (moves.length > 0) await moveBookings(tx, moves, by);
  const cancelled = rebookings.filter((one) => !isMove(one));
  if (cancelled.length > 0) await cancelBookings(tx, cancelled, by);
}

function queueNotifications(
  tx: Queryable,
  affected: readonly SlotBooking[],
  rebookings: readonly Rebooking[],
  now: Date,
): Promise<number> {
  const bookings = new Map(affected.map((booking) => [booking.id, booking]));
  const messages = rebookings.flatMap(({ id, eventId, slotId }) => {
    const former = bookings.get(id);
    const kind = slotId === null ? ('cancelled' as const) : ('moved' as const);
    return former === undefined ? [] : [{ appointmentId: id, eventId, kind, former }];
  });
  return queueMessages(tx, now, messages);
}
