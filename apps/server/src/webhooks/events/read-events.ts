import type { AppDependencies } from '../../app-dependencies.ts';
import type { Queryable } from '../../db/pool.ts';
import { moveCursor, queueEvents, readCursor, readEventsAfterRestore, readNewEvents } from './events.sql.ts';
import { payloadsOf, REPORTED_ACTIONS } from './webhook-payload.ts';

/**
 * Queues what happened since the last turn for the endpoints that want it. Bookings, orders and reports write their
 * entry of the audit log with what they do, so nothing is reported that was undone, and nothing is left out; they
 * write nothing else for webhooks. In a transaction that keeps other readers away.
 * @returns how many deliveries were queued
 */
export async function readEvents({
  db,
  clock,
}: Pick<AppDependencies, 'clock'> & { db: Queryable }): Promise<number> {
  const cursor = await readCursor(db);
  if (cursor === undefined) return 0;
  const wanted = { cursor, actions: REPORTED_ACTIONS };
  const events = cursor.isForeign
    ? await readEventsAfterRestore(db, wanted)
    : await readNewEvents(db, wanted);
  const [first] = events;
  if (first === undefined && !cursor.isForeign) return 0;
  const now = clock.now();
  await moveCursor(db, { snapshot: first?.snapshot ?? cursor.present, now });
  const payloads = events.flatMap((event) =>
    payloadsOf(event).map((payload) => ({ ...payload, eventId: event.id })),
  );
  return queueEvents(db, payloads, now);
}
