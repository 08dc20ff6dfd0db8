import type { WaitingSettings } from '@phial/contract/booking/waiting';
import type { Queryable } from '../../db/pool.ts';

const COLUMNS = `is_on AS "isOn", offer_minutes AS "offerMinutes", same_day_minutes AS "sameDayMinutes",
  desk_reserve AS "deskReserve", version`;

export async function readSettings(db: Queryable): Promise<WaitingSettings> {
  const settings = await db.row<WaitingSettings>({
    name: 'waiting-settings',
    text: `SELECT ${COLUMNS} FROM waiting_setting`,
  });
  if (settings === undefined) throw new Error('waiting_setting has lost its row');
  return settings;
}

/**
 * Writes them where they still have the version they were read with.
 * @returns undefined where somebody else was faster
 */
export async function writeSettings(
  tx: Queryable,
  settings: WaitingSettings,
): Promise<WaitingSettings | undefined> {
  return tx.row<WaitingSettings>({
    name: 'waiting-settings-write',
    text: `
UPDATE waiting_setting
SET is_on = $1, offer_minutes = $2, same_day_minutes = $3, desk_reserve = $4, version = version + 1
WHERE version = $5::int
RETURNING ${COLUMNS}`,
    values: [
      settings.isOn,
      settings.offerMinutes,
      settings.sameDayMinutes,
      settings.deskReserve,
      settings.version,
    ],
  });
}
