import type { AuditEntry } from '@phial/contract/staff/audit';
import type { AuditAction, AuditDetail } from '@phial/contract/staff/audit-event';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

export interface StoredEvent extends Omit<AuditEntry, 'at' | 'detail'>, Row<'event', 'at' | 'detail'> {
  /** Microseconds since 1970, as text. */
  micros: string;
}

/** The entry at which the page before ended. */
export interface AuditCursor {
  micros: string;
  id: string;
}

/** What is looked for; null is no condition. */
export interface AuditFilter {
  from: Date | null;
  /** The first instant that is no longer asked for. */
  end: Date | null;
  actor: string | null;
  actions: readonly string[] | null;
  appointmentId: string | null;
}

/** The first five parameters of a statement that reads entries by a filter; see {@link filterValues}. */
export const FILTER_CONDITION = `($1::timestamptz IS NULL OR event.at >= $1)
  AND ($2::timestamptz IS NULL OR event.at < $2)
  AND ($3::text IS NULL OR event.actor = $3)
  AND ($4::text[] IS NULL OR event.action = ANY ($4))
  AND ($5::uuid IS NULL OR event.appointment_id = $5)`;

export function filterValues({ from, end, actor, actions, appointmentId }: AuditFilter): unknown[] {
  return [from, end, actor, actions, appointmentId];
}

/** Entries of the audit log, newest first. */
export function readEvents(
  db: Queryable,
  filter: AuditFilter & { before: AuditCursor | null; limit: number },
) {
  return db.rows<StoredEvent>({
    name: 'audit-log-read',
    text: `
SELECT event.id AS "eventId", event.at, (extract(epoch FROM event.at) * 1000000)::bigint::text AS micros,
  event.actor, account.display_name AS "displayName", event.action, event.appointment_id AS "appointmentId",
  event.detail
FROM event LEFT JOIN account ON account.id::text = event.actor
WHERE ${FILTER_CONDITION}
  AND ($6::bigint IS NULL
    OR (event.at, event.id) < (timestamptz 'epoch' + $6::bigint * interval '1 microsecond', $7::uuid))
ORDER BY event.at DESC, event.id DESC
LIMIT $8`,
    values: [...filterValues(filter), filter.before?.micros ?? null, filter.before?.id ?? null, filter.limit],
  });
}

/** Adds to the audit log, which is append-only. */
export async function insertEvent(
  db: Queryable,
  event: {
    id: string;
    at: Date;
    actor: string;
    action: AuditAction;
    detail: AuditDetail;
    appointmentId?: string;
  },
): Promise<void> {
  await db.query({
    name: 'event-insert',
    text: `
INSERT INTO event (id, at, actor, action, detail, appointment_id)
VALUES ($1::uuid, $2, $3, $4, $5::jsonb, $6::uuid)`,
    values: [
      event.id,
      event.at,
      event.actor,
      event.action,
      JSON.stringify(event.detail),
      event.appointmentId ?? null,
    ],
  });
}
