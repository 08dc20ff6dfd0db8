import type { WaitingSettings, WaitingState } from '@phial/contract/booking/waiting';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
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

/** Changes how the waiting list is run. @param account who does */
export async function changeSettings(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  account: { id: string },
  settings: WaitingSettings,
): Promise<WaitingSettings> {
  await db.transaction(async (tx) => {
    await writeSettings(tx, settings);
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account: account.id },
      action: 'waiting-list-set-up',
    });
  });
  return readSettings(db);
}
