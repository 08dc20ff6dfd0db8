import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';

/** What an id in the audit log stands for, as it is today; what was deleted or erased is not among them. */
export interface AuditSubjectRow {
  id: string;
  /** Of the service point, closure, test item or entry. */
  names: LocalText | null;
  at: Date | null;
  /** Reservation code, order number, report number, code of a test item, name of a key or webhook; empty where there is none. */
  number: string;
}

const SUBJECTS = `
WITH wanted AS (SELECT unnest($1::uuid[]) AS id), named AS (SELECT unnest($2::text[]) AS id)
SELECT slot.id::text AS id, point.name AS names, slot.starts_at AS at, '' AS number
FROM wanted JOIN slot USING (id) JOIN service_point point ON point.id = slot.service_point_id
UNION ALL
SELECT appointment.id::text, point.name, slot.starts_at, coalesce(appointment.reservation_code, '')
FROM wanted JOIN appointment USING (id) JOIN slot ON slot.id = appointment.slot_id
  JOIN service_point point ON point.id = slot.service_point_id
UNION ALL
SELECT outbox.id::text, point.name, slot.starts_at, coalesce(appointment.reservation_code, '')
FROM wanted JOIN outbox USING (id) JOIN appointment ON appointment.id = outbox.appointment_id
  JOIN slot ON slot.id = appointment.slot_id JOIN service_point point ON point.id = slot.service_point_id
UNION ALL
SELECT break_day.id::text, break_day.names, NULL, '' FROM wanted JOIN break_day USING (id)
UNION ALL
SELECT lab_order.id::text, NULL, NULL, lab_order.number FROM wanted JOIN lab_order USING (id)
UNION ALL
SELECT report.id::text, NULL, NULL, report.number FROM wanted JOIN report USING (id)
UNION ALL
SELECT api_key.id::text, NULL, NULL, api_key.name FROM wanted JOIN api_key USING (id)
UNION ALL
SELECT webhook_endpoint.id::text, NULL, NULL, webhook_endpoint.description
FROM wanted JOIN webhook_endpoint USING (id)
UNION ALL
SELECT point.id, point.name, NULL, '' FROM named JOIN service_point point USING (id)
UNION ALL
SELECT test_item.id, test_item.name, NULL, test_item.code FROM named JOIN test_item USING (id)`;

/**
 * @param uuids of slots, appointments, messages, closures, orders, reports, keys and endpoints of webhooks
 * @param texts ids of service points and test items
 */
export function readAuditSubjects(db: Queryable, uuids: readonly string[], texts: readonly string[]) {
  return db.rows<AuditSubjectRow>({
    name: 'audit-log-subjects',
    text: SUBJECTS,
    values: [uuids, texts],
  });
}
