import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Queryable } from '../../../db/pool.ts';
import { DESK_COLUMNS, type KeptRow } from '../desk-row.sql.ts';

/** Which bookings are exported. */
export interface ExportStretch {
  from: Date;
  /** Exclusive. */
  until: Date;
  /** Null: of every point. */
  servicePointId: string | null;
  /** Null: of every service. */
  type: ServiceType | null;
}

/** A year of a laboratory takes longer than a statement may. @param tx a transaction */
export async function allowTime(tx: Queryable): Promise<void> {
  await tx.query({ name: 'export-patience', text: `SET LOCAL statement_timeout = '20s'` });
}

/** By time, at most so many; in one statement, so that nobody who is moved meanwhile comes twice. */
export async function readExport(
  tx: Queryable,
  { from, until, servicePointId, type }: ExportStretch,
  most: number,
): Promise<KeptRow[]> {
  return tx.rows<KeptRow>({
    name: 'desk-export',
    text: `
SELECT ${DESK_COLUMNS}
FROM appointment
WHERE starts_at >= $1 AND starts_at < $2 AND erased_at IS NULL
  AND ($3::text IS NULL OR service_point_id = $3) AND ($4::text IS NULL OR service_type = $4)
ORDER BY starts_at, id LIMIT $5`,
    values: [from, until, servicePointId, type, most],
  });
}
