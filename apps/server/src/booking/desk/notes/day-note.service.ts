import { randomUUID } from 'node:crypto';
import type { DayNote, DayNoteRequest } from '@phial/contract/desk/day-note';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import {
  assertServicePoint,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import type { SignedIn } from '../../../accounts/sessions/session.service.ts';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { Refused } from '../../../errors.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { findServicePoint } from '../../../service-points/service-points.service.ts';
import { dayOrToday } from '../day/day.service.ts';
import { type DayNoteRow, deleteDayNotes, readDayNotes, saveDayNote } from './day-note.sql.ts';
import { dayNote } from './wire-note.ts';

/**
 * Writes down something for a day, at a service point or at all of them (docs/rules/on-site.md#day-notes). The audit
 * log says who did and when, without the text: it is kept for good.
 * @throws Refused `service-point-unknown`, `other-service-point`, `range-invalid`, `version-conflict` with the note as
 *   it is now
 */
export async function writeDayNote(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  account: SignedIn['account'],
  { servicePointId, version, ...request }: DayNoteRequest,
): Promise<DayNote> {
  const now = deps.clock.now();
  const day = dayOrToday(request.day, dayOf(now));
  const right = servicePointRight(account);
  if (servicePointId === null) {
    if (right !== 'all') throw new Refused('other-service-point');
  } else {
    if ((await findServicePoint(deps, servicePointId)) === undefined)
      throw new Refused('service-point-unknown');
    assertServicePoint(right, servicePointId);
  }
  const note = { id: randomUUID(), servicePointId, day, text: request.text.trim(), version, now };
  const saved = await deps.db.transaction(async (tx) => {
    const row = await saveDayNote(tx, note);
    if (row !== undefined) {
      const where = servicePointId === null ? { allServicePoints: true } : { point: servicePointId };
      await recordEvent(tx, {
        at: now,
        actor: { account: account.id },
        action: row.note === '' ? 'day-note-removed' : 'day-note-saved',
        detail: { ...where, from: day, version: row.version },
      });
    }
    return row;
  });
  if (saved !== undefined) return dayNote(saved);
  const theirs = (await readDayNotes(deps.db, { servicePointId, day })).find(isAt(servicePointId));
  throw new Refused('version-conflict', { note: dayNote(theirs) });
}

const isAt =
  (servicePointId: string | null) =>
  (row: DayNoteRow): boolean =>
    row.service_point_id === servicePointId;

/** Deletes the notes of days whose bookings are erased by now. */
export const dropDayNotes: Job = {
  name: 'drop-day-notes',
  everySeconds: 3600,
  work: ({ db, clock, config }) => deleteDayNotes(db, addDays(dayOf(clock.now()), -config.retentionDays)),
};
