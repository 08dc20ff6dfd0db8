import type { WaitingSettings, WaitingState } from '@phial/contract/booking/waiting';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { isListOn } from './entry.sql.ts';
import { readSettings, writeSettings } from './settings.sql.ts';

/** How the waiting list is run. */
export function readWaitingSettings({ db }: Pick<AppDependencies, 'db'>): Promise<WaitingSettings> {
  return readSettings(db);
}

/** Whether there is a waiting list to join. */
export async function readWaitingState({ db }: Pick<AppDependencies, 'db'>): Promise<WaitingState> {
  return { isOn: await isListOn(db) };
}

/**
 * Changes how the waiting list is run.
 * @param account who does
 * @throws Refused `version-conflict` with the settings as they are now
 */
export async function changeSettings(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  account: { id: string },
  settings: WaitingSettings,
): Promise<WaitingSettings> {
  const saved = await db.transaction(async (tx) => {
    const written = await writeSettings(tx, settings);
    if (written !== undefined)
      await recordEvent(tx, {
        at: clock.now(),
        actor: { account: account.id },
        action: 'waiting-list-set-up',
        detail: { version: written.version },
      });
    return written;
  });
  if (saved !== undefined) return saved;
  throw new Refused('version-conflict', { settings: await readSettings(db) });
}
