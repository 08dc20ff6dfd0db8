import { randomUUID } from 'node:crypto';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/event.sql.ts';
import { forgetAvailability } from '../availability/availability.service.ts';
import { cancelAppointment } from '../booking/cancel.sql.ts';
import { type DocumentHash, withDocumentHash } from '../booking/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { eraseBookings } from './erase.sql.ts';
import { forgetAnswers } from './forget-answers.ts';
import { holdHashKey, lockPerson, type PersonRow, readPerson, takeTime } from './person.sql.ts';

type PersonDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * Everything kept of a person, by the hashes of every key of the ring.
 * @param docNo as `A123456(3)`
 */
export async function findPerson(deps: PersonDependencies, docNo: string): Promise<PersonRow[]> {
  return withPerson(deps, docNo, (tx, hashes) => readPerson(tx, hashes));
}

/** Whether a booking lies ahead and holds a place. */
export function isComing({ status, starts_at: startsAt }: PersonRow, now: Date): boolean {
  return status === 'BOOKED' && startsAt > now;
}

export interface ErasedPerson {
  bookings: number;
  /** Of these, those that lay ahead. */
  cancelled: number;
}

/**
 * Erases a person's data at the person's request, all of it or, when anything
 * fails, nothing: coming bookings are cancelled and give up their places, then
 * every booking loses what is personal, and the first answers of the last day go.
 * Told to the trail, when there was anything, without the person.
 * @param docNo as `A123456(3)`
 */
export async function erasePerson(deps: PersonDependencies, docNo: string): Promise<ErasedPerson> {
  const erased = await withPerson(deps, docNo, async (tx, hashes) => {
    const rows = await lockPerson(tx, hashes);
    const now = deps.clock.now();
    const coming = rows.filter((row) => isComing(row, now));
    for (const { id, slot_id: slotId } of coming) {
      const cancel = { id, slotId, now, eventId: randomUUID(), actor: 'command' as const };
      if (!(await cancelAppointment(tx, cancel))) throw new Error(`booking ${id} cannot be cancelled`);
    }
    const ids = rows.map(({ id }) => id);
    await eraseBookings(tx, ids, now);
    await forgetAnswers({ db: tx, keys: deps.keys }, docNo);
    if (rows.length > 0) {
      const detail = { appointments: rows.length, cancelled: coming.length };
      await recordEvent(tx, { at: now, actor: 'command', action: 'personal-data-erased', detail });
    }
    return { rows, coming };
  });
  for (const row of erased.coming) forgetAvailability(deps.db, row.service_point_id, row.service_type);
  return { bookings: erased.rows.length, cancelled: erased.coming.length };
}

/** Work with all hashes of a document number in a transaction, throughout which no other key comes in. */
async function withPerson<T>(
  deps: PersonDependencies,
  docNo: string,
  work: (tx: Queryable, hashes: Buffer[]) => Promise<T>,
): Promise<T> {
  const { done } = await withDocumentHash(deps, docNo, (document: DocumentHash) =>
    retryWhenUndone(() =>
      deps.db.transaction(async (tx) => {
        await takeTime(tx);
        if (!(await holdHashKey(tx, document.keyId))) return undefined;
        return { done: await work(tx, [document.hash, ...document.older]) };
      }),
    ),
  );
  return done;
}
