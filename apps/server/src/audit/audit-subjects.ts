import { AUDIT_SUBJECTS, type AuditSubject } from '@phial/contract/audit';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { isUuid } from '@phial/domain/uuid';
import type { Queryable } from '../db/pool.ts';
import type { StoredEvent } from './audit-log.sql.ts';
import { readAuditSubjects } from './audit-subjects.sql.ts';

/** What the ids of some entries stand for, by the ids: nobody recognises a booking by its id. */
export async function subjectsOf(
  db: Queryable,
  events: readonly StoredEvent[],
): Promise<Record<string, AuditSubject>> {
  const ids = new Set(
    events.flatMap(({ appointmentId, detail }) => [
      ...(appointmentId === null ? [] : [appointmentId]),
      ...AUDIT_SUBJECTS.map((name) => detail[name]).filter((value) => typeof value === 'string'),
    ]),
  );
  const uuids = [...ids].filter((id) => isUuid(id));
  const texts = [...ids].filter((id) => id !== '' && !isUuid(id));
  const rows = await readAuditSubjects(db, uuids, texts);
  return Object.fromEntries(
    rows.map(({ id, names, at, number }) => [
      id,
      { names, at: at === null ? null : formatServTime(at), number },
    ]),
  );
}
