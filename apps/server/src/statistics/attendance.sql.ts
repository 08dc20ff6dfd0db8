import type { AttendanceGroup } from '@phial/contract/staff/statistics';
import type { Queryable } from '../db/pool.ts';
import { appointmentsOf, rangeValues, type StatisticsRange, statementName } from './statistics.sql.ts';

/**
 * Who came, with and without confirmed attendance and a reminder; groups without anybody are missing. A reminder of a
 * time or point the booking was moved away from is none.
 */
export async function countAttendance(db: Queryable, range: StatisticsRange): Promise<AttendanceGroup[]> {
  return db.rows<AttendanceGroup>({
    name: statementName('statistics-attendance', range),
    text: `
WITH marked AS (
  SELECT id, service_point_id, starts_at, status, attendance_confirmed_at IS NOT NULL AS confirmed
  FROM ${appointmentsOf(range)}
  WHERE status IN ('ATTENDED', 'NO_SHOW') AND NOT walk_in AND starts_at <= $5
)
SELECT confirmed, reminder.appointment_id IS NOT NULL AS reminded,
  count(*) FILTER (WHERE status = 'ATTENDED')::int AS attended,
  count(*) FILTER (WHERE status = 'NO_SHOW')::int AS "noShows"
FROM marked
LEFT JOIN (
  SELECT DISTINCT appointment_id, service_point_id, starts_at FROM outbox
  WHERE kind = 'reminder' AND state = 'SENT' AND starts_at >= $1 AND starts_at < $2${
    range.servicePointId === null ? '' : ' AND appointment_id IN (SELECT id FROM marked)'
  }
) AS reminder ON reminder.appointment_id = marked.id
  AND reminder.service_point_id = marked.service_point_id AND reminder.starts_at = marked.starts_at
GROUP BY 1, 2`,
    values: [...rangeValues(range), range.now],
  });
}
