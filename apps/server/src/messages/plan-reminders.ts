import { randomUUID } from 'node:crypto';
import { type QuietHours, reminderDue } from '@phial/domain/booking/reminder';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import { followChanges } from './follow-changes.ts';
import { readQuietHours } from './quiet-hours.ts';
import {
  insertReminders,
  type PlannedReminder,
  readUnplanned,
  type UnplannedReminder,
} from './reminders.sql.ts';

/** Reminders planned in a turn. */
const BATCH = 500;

/** Plans the reminders of coming bookings; whatever moves or cancels a booking overtakes them. */
export const planReminders: Job = {
  name: 'plan-reminders',
  everySeconds: 60,
  work: (deps) => planDue({ ...deps, db: deps.database }),
  untilDone: true,
};

/**
 * Gives each reminder of a coming booking its message. They are read from the bookings as they are now, so nothing has
 * to be planned anew when a booking is moved; those that wait follow their service and the quiet hours.
 * @returns how many are new or changed
 */
async function planDue(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>,
) {
  const { db, clock, mailer } = deps;
  // Nothing could be sent, and whoever sets up a mail server does not want to remind of yesterday.
  if (mailer === undefined && (await currentTextSender(deps)) === undefined) return 0;
  const now = clock.now();
  const quiet = await readQuietHours(db);
  const changed = await followChanges(db, quiet, now);
  const unplanned = await readUnplanned(db, now, BATCH);
  if (unplanned.length === 0) return changed;
  const added = await insertReminders(
    db,
    unplanned.map((one) => planned(one, quiet)),
    now,
  );
  return changed + added;
}

/**
 * Whoever booked or heard of the booking after the reminder was due knows of it already. One that was due before its
 * service had it is left out, too: a change of the list would send it to many at once, and late.
 */
function planned(
  { id, service_point_id, starts_at, hours, by, known_at, reminders_since }: UnplannedReminder,
  quiet: QuietHours,
): PlannedReminder {
  const dueAt = reminderDue(starts_at, { hours }, quiet);
  return {
    id: randomUUID(),
    appointmentId: id,
    servicePointId: service_point_id,
    startsAt: starts_at,
    hours,
    dueAt,
    byText: by === 'text',
    needless: known_at >= dueAt || (reminders_since !== null && reminders_since >= dueAt),
  };
}
