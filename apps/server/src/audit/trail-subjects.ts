import { TRAIL_SUBJECTS, type TrailSubject } from '@phial/contract/audit';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { isUuid } from '@phial/domain/uuid';
import type { Queryable } from '../db/pool.ts';
import type { StoredEvent } from './trail.sql.ts';
import { readTrailSubjects } from './trail-subjects.sql.ts';

/** What the ids of some entries stand for, by the ids: nobody recognises a booking by its id. */
export async function subjectsOf(
  db: Queryable,
  events: readonly StoredEvent[],
): Promise<Record<string, TrailSubject>> {
  const ids = new Set(
    events.flatMap(({ appointmentId, detail }) => [
      ...(appointmentId === null ? [] : [appointmentId]),
      ...TRAIL_SUBJECTS.map((name) => detail[name]).filter((value) => typeof value === 'string'),
    ]),
  );
  const uuids = [...ids].filter((id) => isUuid(id));
  const texts = [...ids].filter((id) => id !== '' && !isUuid(id));
  const rows = await readTrailSubjects(db, uuids, texts);
  return Object.fromEntries(
    rows.map(({ id, names, at, number }) => [
      id,
      { names, at: at === null ? null : formatServTime(at), number },
    ]),
  );
}
