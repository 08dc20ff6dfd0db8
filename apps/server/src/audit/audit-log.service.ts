import type { AuditPage, AuditQuery, AuditSubject } from '@phial/contract/staff/audit';
import { AUDIT_SUBJECTS } from '@phial/contract/staff/audit-event';
import { endOfDay, formatServTime, instantOf, isDay } from '@phial/domain/hong-kong-time';
import { isUuid } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { type AuditCursor, type AuditFilter, readEvents, type StoredEvent } from './audit-log.sql.ts';
import { readAuditSubjects } from './audit-subjects.sql.ts';

const ENTRIES_A_PAGE = 50;

/**
 * A page of the audit log, newest first.
 * @throws Refused `range-invalid` when a day does not exist, the days are the wrong way round, or `before` is
 *   none that was answered
 */
export async function readAuditLog(
  { db }: Pick<AppDependencies, 'db'>,
  query: AuditQuery,
): Promise<AuditPage> {
  const { before } = query;
  const rows = await readEvents(db, {
    ...filterOf(query),
    before: before === undefined ? null : parseCursor(before),
    // One more than is shown reveals whether there is another page.
    limit: ENTRIES_A_PAGE + 1,
  });
  const shown = rows.slice(0, ENTRIES_A_PAGE);
  const last = shown.at(-1);
  return {
    entries: shown.map(wireEvent),
    subjects: await subjectsOf(db, shown),
    next: rows.length > shown.length && last !== undefined ? cursorOf(last) : null,
  };
}

/** @throws Refused `range-invalid` */
export function filterOf({
  from,
  until,
  actor,
  action,
  appointmentId,
}: Omit<AuditQuery, 'before'>): AuditFilter {
  if ([from, until].some((day) => day !== undefined && !isDay(day))) throw new Refused('range-invalid');
  if (from !== undefined && until !== undefined && from > until) throw new Refused('range-invalid');
  return {
    from: from === undefined ? null : instantOf(from, '00:00'),
    end: until === undefined ? null : endOfDay(until),
    actor: actor ?? null,
    actions: action?.split(',') ?? null,
    appointmentId: appointmentId ?? null,
  };
}

function wireEvent({ at, micros: _, ...entry }: StoredEvent): AuditPage['entries'][number] {
  return { ...entry, at: formatServTime(at) };
}

/** Where a page ended: instant in microseconds, which a `Date` does not have, and id. */
function cursorOf({ micros, eventId }: StoredEvent): string {
  return `${micros}_${eventId}`;
}

function parseCursor(cursor: string): AuditCursor {
  const [, micros, id] = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (micros === undefined || id === undefined) throw new Refused('range-invalid');
  return { micros, id };
}

/** What the ids of some entries stand for, by the ids: nobody recognises a booking by its id. */
async function subjectsOf(
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
