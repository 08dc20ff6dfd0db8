import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import { type AuditFilter, FILTER_CONDITION, filterValues } from '../audit-log.sql.ts';

/** An entry as it is exported, with its link; without one the last two are null. */
export interface ExportedEvent extends Row<'event', 'id' | 'at' | 'actor' | 'action' | 'appointment_id'> {
  /** Microseconds since 1970, as text. */
  micros: string;
  /** Of the account; null where the actor is none, or was deleted. */
  displayName: string | null;
  /** As PostgreSQL writes a `jsonb`. */
  detail: string;
  sequence: string | null;
  hash: string | null;
}

/** A filter that few entries match goes through all of them. @param tx a transaction */
export async function allowTime(tx: Queryable): Promise<void> {
  await tx.query({ name: 'audit-export-patience', text: `SET LOCAL statement_timeout = '60s'` });
}

/** The next entries that match, oldest first. */
export function readExport(
  tx: Queryable,
  filter: AuditFilter,
  after: Pick<ExportedEvent, 'micros' | 'id'> | undefined,
  limit: number,
) {
  return tx.rows<ExportedEvent>({
    name: 'audit-export',
    text: `
WITH page AS MATERIALIZED (
  SELECT * FROM event
  WHERE ${FILTER_CONDITION}
    AND (at, id) > (coalesce(timestamptz 'epoch' + $6::bigint * interval '1 microsecond', '-infinity'),
      coalesce($7::uuid, '00000000-0000-0000-0000-000000000000'))
  ORDER BY at, id LIMIT $8
)
SELECT page.id, page.at, (extract(epoch FROM page.at) * 1000000)::bigint::text AS micros, page.actor,
  account.display_name AS "displayName", page.action, page.appointment_id, page.detail::text AS detail,
  link.sequence, encode(link.hash, 'hex') AS hash
FROM page LEFT JOIN account ON account.id::text = page.actor LEFT JOIN event_link link ON link.event_id = page.id
ORDER BY page.at, page.id`,
    values: [...filterValues(filter), after?.micros ?? null, after?.id ?? null, limit],
  });
}
