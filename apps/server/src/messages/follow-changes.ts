import { type QuietHours, reminderDue } from '@phial/domain/booking/reminder';
import type { Queryable } from '../db/pool.ts';
import {
  type ChangedReminder,
  changeReminders,
  readWaitingReminders,
  removeReminders,
  type WaitingReminder,
} from './planned-reminders.sql.ts';

/**
 * Makes the reminders that wait those that their services ask for by now, at times outside of the quiet hours of now.
 * They are compared with what they should be, rather than noted when it changes: whatever changed it, in whichever
 * process, is followed.
 * @returns how many were changed or removed
 */
export async function followChanges(db: Queryable, quiet: QuietHours, now: Date): Promise<number> {
  const waiting = await readWaitingReminders(db, now);
  const removed = waiting.filter((one) => isGone(one, quiet, now)).map(({ id }) => id);
  const changed = waiting.flatMap((one) => changeOf(one, quiet, now) ?? []);
  if (removed.length > 0) await removeReminders(db, removed);
  if (changed.length > 0) await changeReminders(db, changed);
  return removed.length + changed.length;
}

/**
 * Whether the service has it no more. It stays for whoever would get none at all otherwise: not reminded so far, and
 * too late for those that took its place.
 */
function isGone(
  { list, hours, starts_at, reminded }: WaitingReminder,
  quiet: QuietHours,
  now: Date,
): boolean {
  if (list.some((one) => one.hours === hours)) return false;
  return list.length === 0 || reminded || list.some((one) => reminderDue(starts_at, one, quiet) > now);
}

/** The way and time it should have; a time that has passed would send many at once, so the former one stays. */
function changeOf(
  { id, list, hours, starts_at, due_at, channel }: WaitingReminder,
  quiet: QuietHours,
  now: Date,
): ChangedReminder | undefined {
  const wanted = list.find((one) => one.hours === hours);
  if (wanted === undefined) return undefined;
  const due = reminderDue(starts_at, wanted, quiet);
  const dueAt = due > now ? due : due_at;
  const byText = wanted.by === 'text';
  const stays = dueAt.getTime() === due_at.getTime() && byText === (channel !== null);
  return stays ? undefined : { id, dueAt, byText };
}
