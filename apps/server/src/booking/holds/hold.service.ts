import { randomUUID } from 'node:crypto';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import { HOLD_EXTENSIONS, HOLD_SECONDS } from '@phial/domain/booking/hold-rules';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { parseUuid } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { constraintOf } from '../../db/database-error.ts';
import type { Database } from '../../db/pool.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import type { Job } from '../../jobs/jobs.ts';
import { networksOf } from '../../network-address.ts';
import { assertOpenForBooking } from '../../opening/opening.service.ts';
import { spendWork } from '../../proof-of-work/work.service.ts';
import { assertGot } from '../availability/alternatives.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { type CheckedSlot, checkSlot } from '../checked-request.ts';
import {
  deleteExpiredHolds,
  deleteHold,
  insertHold,
  isHeld,
  mayHoldMore,
  moveExpiry,
  type NewHold,
  shortenHold,
  type TakeRow,
} from './hold.sql.ts';

/**
 * Keeps a seat for 600 s (docs/rules/holds.md#ten-minutes); the visitor's former hold is given up in the
 * same statement, and kept when the new seat is not to be had.
 * @throws Refused `too-many-requests`, `booking-not-open`, `service-point-unknown`, `slot-past`, `work-required`, `hold-share-spent` when
 *   the caller's network holds a tenth of the free seats of that day, `slot-unknown`, `slot-full` (each with free
 *   times)
 */
export async function takeHold(
  deps: AppDependencies,
  call: { body: HoldRequest; address: string },
): Promise<Hold> {
  return keepSeat(deps, await checkHold(deps, call));
}

/**
 * What a visitor's hold must keep before a seat is looked for.
 * @throws Refused `too-many-requests`, `booking-not-open`, `service-point-unknown`, `slot-past`, `slot-unknown`,
 *   `work-required`
 */
export async function checkHold(
  deps: AppDependencies,
  { body, address }: { body: HoldRequest; address: string },
): Promise<CheckedHold> {
  const startsAt = parseServTime(body.servTime);
  if (startsAt === undefined) throw new Refused('slot-unknown');
  await deps.limits.consume('hold', { address });
  await assertOpenForBooking(deps);
  const wanted = await checkSlot(deps, { ...body, holdId: body.replaces ?? '' }, startsAt);
  await spendWork(deps, { work: body.work, purpose: 'hold', address });
  return {
    wanted,
    id: parseUuid(body.holdId) ?? randomUUID(),
    expiresAt: expiryFrom(wanted.now),
    networkHash: holderOf(deps, address),
  };
}

/**
 * Keeps a seat while somebody at the desk fills in a form; no proof of work and no share of a network.
 * @param wanted its `holdId` is the former hold of the same form
 * @throws Refused `slot-unknown`, `slot-full` (each with free times)
 */
export async function holdAtDesk(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  wanted: CheckedSlot,
): Promise<Hold> {
  return keepSeat(deps, {
    wanted,
    id: randomUUID(),
    expiresAt: expiryFrom(wanted.now),
    networkHash: undefined,
  });
}

async function keepSeat(deps: Pick<AppDependencies, 'db' | 'clock'>, hold: CheckedHold): Promise<Hold> {
  const { wanted } = hold;
  const { row, id: heldAs } = await insertUnderFreeId(deps, hold);
  await assertGot(deps, row.got, wanted);
  clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
  if (row.service_point_id !== null && row.service_type !== null) {
    clearAvailability(deps.db, row.service_point_id, row.service_type);
  }
  return wireHold(heldAs, hold.expiresAt, 0);
}

export type CheckedHold = NewHold & { wanted: CheckedSlot };

/** An id that is in use already, as when a call is repeated, gives way to a new one. */
async function insertUnderFreeId(
  deps: Pick<AppDependencies, 'db'>,
  hold: CheckedHold,
): Promise<{ row: TakeRow; id: string }> {
  try {
    return { row: await retryWhenUndone(() => insertWithinShare(deps.db, hold)), id: hold.id };
  } catch (error) {
    if (constraintOf(error) !== 'hold_pkey') throw error;
    const id = randomUUID();
    return { row: await retryWhenUndone(() => insertWithinShare(deps.db, { ...hold, id })), id };
  }
}

async function insertWithinShare(db: Database, hold: CheckedHold): Promise<TakeRow> {
  const { wanted, networkHash } = hold;
  if (networkHash === undefined) return insertHold(db, hold);
  return db.transaction(async (tx) => {
    if (!(await mayHoldMore(tx, { wanted, networkHash }))) throw new Refused('hold-share-spent');
    return insertHold(tx, hold);
  });
}

/** The network whose holds count together; undefined where nothing is limited. */
function holderOf({ config, keys }: AppDependencies, address: string): Buffer | undefined {
  return config.test.limits ? keys.keyedHash('limit', networksOf(address).network) : undefined;
}

/**
 * Another 600 s from now, up to ten times (docs/rules/holds.md#more-time).
 * @param id the hold's id, which only its visitor knows
 * @throws Refused `hold-ended`, also for an id that never was one; `hold-extensions-spent`
 */
export async function extendHold(
  deps: AppDependencies,
  call: { id: string; address: string },
): Promise<Hold> {
  await deps.limits.consume('hold', { address: call.address });
  return extendSeat(deps, call.id);
}

/**
 * {@link extendHold} without the share of an address, for the desk.
 * @throws Refused `hold-ended`, `hold-extensions-spent`
 */
export async function extendSeat(deps: Pick<AppDependencies, 'db' | 'clock'>, holdId: string): Promise<Hold> {
  const id = parseUuid(holdId);
  const now = deps.clock.now();
  if (id === undefined) throw new Refused('hold-ended');
  const expiresAt = expiryFrom(now);
  const extensions = await moveExpiry(deps.db, { id, now, expiresAt, mostExtensions: HOLD_EXTENSIONS });
  if (extensions !== undefined) return wireHold(id, expiresAt, extensions);
  throw new Refused((await isHeld(deps.db, id, now)) ? 'hold-extensions-spent' : 'hold-ended');
}

/**
 * Gives the seat back. A hold that has ended, or never was, is as good as released.
 * @param call.after seconds for which the seat is kept yet, as the page may only be reloading
 */
export async function releaseHold(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: { id: string; after: number },
): Promise<void> {
  const id = parseUuid(call.id);
  if (id === undefined) return;
  if (call.after > 0) {
    await shortenHold(deps.db, id, new Date(deps.clock.now().getTime() + call.after * 1000));
    return;
  }
  const freed = await retryWhenUndone(() => deleteHold(deps.db, id));
  if (freed !== undefined) clearAvailability(deps.db, freed.service_point_id, freed.service_type);
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + HOLD_SECONDS * 1000);
}

export function wireHold(holdId: string, expiresAt: Date, extensions: number): Hold {
  return {
    holdId,
    expiresAt: expiresAt.toISOString(),
    secondsLeft: HOLD_SECONDS,
    extensionsLeft: HOLD_EXTENSIONS - extensions,
  };
}

/** Removes expired holds. Their seats are free already: this keeps the table small. What one turn leaves is for the next. */
export const sweepHolds: Job = {
  name: 'sweep-holds',
  everySeconds: 60,
  work: ({ db, clock }) => deleteExpiredHolds(db, clock.now()),
  untilDone: true,
};
