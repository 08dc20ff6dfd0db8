import type { QuietHours } from '@phial/domain/booking/reminder';
import type { Queryable } from '../db/pool.ts';
import { readSetting } from './message-setting.sql.ts';

/** When visitors are left in peace. */
export async function readQuietHours(db: Queryable): Promise<QuietHours> {
  const { quiet_from: from, quiet_until: until } = await readSetting(db);
  return { from: from.slice(0, 5), until: until.slice(0, 5) };
}
