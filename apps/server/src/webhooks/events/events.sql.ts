import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { ReportedEvent } from './webhook-payload.ts';

/** Whether anybody is to get anything. */
export async function hasEndpoints(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'webhook-any-endpoint',
    text: 'SELECT FROM webhook_endpoint WHERE enabled LIMIT 1',
  });
  return rowCount > 0;
}

/** From now on: what was committed before this statement is not reported. */
export async function beginReading(tx: Queryable, now: Date): Promise<void> {
  await tx.query({
    name: 'webhook-cursor-begin',
    text: `
INSERT INTO webhook_cursor (snapshot, read_at) VALUES (pg_current_snapshot(), $1)
ON CONFLICT (only_row) DO UPDATE SET snapshot = excluded.snapshot, read_at = excluded.read_at`,
    values: [now],
  });
}

export interface Cursor extends Row<'webhook_cursor', 'snapshot' | 'read_at'> {
  /** Its transactions lie ahead of all there were: the database was restored into another server of PostgreSQL. */
  isForeign: boolean;
  /** The snapshot in which it was read. */
  present: string;
}

export function readCursor(tx: Queryable): Promise<Cursor | undefined> {
  return tx.row<Cursor>({
    name: 'webhook-cursor-read',
    text: `
SELECT snapshot::text, read_at,
  pg_snapshot_xmax(snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS "isForeign",
  pg_current_snapshot()::text AS present
FROM webhook_cursor`,
  });
}

interface NewEvent extends ReportedEvent {
  /** The snapshot in which the entries were read. */
  snapshot: string;
}

/** The columns of {@link NewEvent}, for conditions on `event`. */
const REPORTED = `
SELECT event.id, event.at, event.action, event.appointment_id AS "appointmentId",
  coalesce((event.detail ->> 'arrived')::boolean, false) AS arrived,
  coalesce(slot.service_point_id, appointment.service_point_id) AS "servicePointId",
  coalesce(slot.service_type, appointment.service_type) AS service,
  coalesce(slot.starts_at, appointment.starts_at) AS start,
  CASE WHEN event.action = 'report-received' THEN event.detail ->> 'order'
    ELSE coalesce(lab_order.number, event.detail ->> 'number') END AS "orderNumber",
  event.detail ->> 'report' AS "reportId", (event.detail ->> 'version')::int AS "reportVersion",
  pg_current_snapshot()::text AS snapshot
FROM event
LEFT JOIN appointment ON appointment.id = event.appointment_id
LEFT JOIN slot ON slot.id = CASE WHEN event.appointment_id IS NOT NULL THEN (event.detail ->> 'slot')::uuid END
LEFT JOIN lab_order
  ON lab_order.id = CASE WHEN event.action <> 'report-received' THEN (event.detail ->> 'order')::uuid END`;

/**
 * The entries that were committed since a snapshot was taken, whenever their transactions began: those that it did not
 * see and this statement sees. A transaction that was under way then is found once it has ended, and holds up no
 * other one. Entries that were written long before the last look came here with a restored database whose
 * transactions had higher numbers; they are not new.
 */
export function readNewEvents(
  tx: Queryable,
  { cursor, actions }: { cursor: Cursor; actions: readonly string[] },
) {
  return tx.rows<NewEvent>({
    name: 'webhook-events-new',
    text: `${REPORTED}
WHERE event.xid >= pg_snapshot_xmin($1::pg_snapshot) AND event.xid < pg_snapshot_xmax(pg_current_snapshot())
  AND NOT pg_visible_in_snapshot(event.xid, $1::pg_snapshot)
  AND event.action = ANY ($2::text[]) AND event.at > $3::timestamptz - interval '1 day'
ORDER BY event.at, event.id`,
    values: [cursor.snapshot, actions, cursor.read_at],
  });
}

/**
 * After a restore into another server of PostgreSQL, where the numbers of transactions begin anew: what was written
 * since shortly before the last look and has not been reported.
 */
export function readEventsAfterRestore(
  tx: Queryable,
  { cursor, actions }: { cursor: Cursor; actions: readonly string[] },
) {
  return tx.rows<NewEvent>({
    name: 'webhook-events-restored',
    text: `${REPORTED}
WHERE event.at > $2::timestamptz - interval '1 hour' AND event.action = ANY ($1::text[])
  AND NOT EXISTS (SELECT FROM webhook_event WHERE webhook_event.event_id = event.id)
ORDER BY event.at, event.id`,
    values: [actions, cursor.read_at],
  });
}

export async function moveCursor(
  tx: Queryable,
  { snapshot, now }: { snapshot: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'webhook-cursor-move',
    text: 'UPDATE webhook_cursor SET snapshot = $1::pg_snapshot, read_at = $2',
    values: [snapshot, now],
  });
}

/**
 * Queues what endpoints that are on are to get; what nobody asked for is not kept.
 * @returns how many deliveries were queued
 */
export async function queueEvents(
  tx: Queryable,
  events: readonly { eventId: string; type: string; body: string }[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'webhook-events-queue',
    text: `
WITH reported AS (
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) AS reported (id, type, event_id, body)
), stored AS (
  INSERT INTO webhook_event (id, type, event_id, body, created_at)
  SELECT id, type, event_id, body, $5 FROM reported
  WHERE EXISTS (SELECT FROM webhook_endpoint WHERE enabled AND reported.type = ANY (event_types))
  ON CONFLICT ON CONSTRAINT webhook_event_once DO NOTHING
  RETURNING id, type
)
INSERT INTO webhook_delivery (id, endpoint_id, webhook_event_id, due_at, created_at)
SELECT gen_random_uuid(), endpoint.id, stored.id, $5, $5
FROM stored JOIN webhook_endpoint endpoint ON endpoint.enabled AND stored.type = ANY (endpoint.event_types)`,
    values: [
      events.map(() => randomUUID()),
      events.map(({ type }) => type),
      events.map(({ eventId }) => eventId),
      events.map(({ body }) => body),
      now,
    ],
  });
  return rowCount;
}
