import type { MessageSettings } from '@phial/contract/schedule/message-settings';
import { areQuietHours, type QuietHours } from '@phial/domain/booking/reminder';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Actor, recordEvent } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { lockSetting, readSetting, writeSetting } from './message-setting.sql.ts';

/** When visitors are left in peace. */
export async function readQuietHours(db: Queryable): Promise<QuietHours> {
  return (await readMessageSettings(db)).quietHours;
}

/** The settings as staff edit them. */
export async function readMessageSettings(db: Queryable): Promise<MessageSettings> {
  return wireSettings(await readSetting(db));
}

/**
 * Changes the quiet hours; the reminders that wait follow with the next turn of the planner.
 * @throws Refused `quiet-hours`, `version-conflict` with the settings as they are now
 */
export function changeMessageSettings(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  account: { id: string },
  { quietHours, version }: MessageSettings,
): Promise<MessageSettings> {
  if (!areQuietHours(quietHours)) throw new Refused('quiet-hours');
  return db.transaction(async (tx) => {
    const settings = wireSettings(await lockSetting(tx));
    if (settings.version !== version) throw new Refused('version-conflict', { settings });
    await writeQuietHours(tx, quietHours, { at: clock.now(), actor: { account: account.id } });
    return readMessageSettings(tx);
  });
}

/** @param quietHours see `areQuietHours` */
export async function writeQuietHours(
  tx: Queryable,
  quietHours: QuietHours,
  by: { at: Date; actor: Actor },
): Promise<void> {
  await writeSetting(tx, quietHours);
  const { from, until } = quietHours;
  await recordEvent(tx, { ...by, action: 'quiet-hours-changed', detail: { from, until } });
}

function wireSettings({
  quiet_from: from,
  quiet_until: until,
  version,
}: Awaited<ReturnType<typeof readSetting>>): MessageSettings {
  return { quietHours: { from: from.slice(0, 5), until: until.slice(0, 5) }, version };
}
