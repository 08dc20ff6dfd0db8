import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** How the laboratory writes to its visitors; times as `HH:mm:ss`. */
export async function readSetting(
  db: Queryable,
): Promise<Row<'message_setting', 'quiet_from' | 'quiet_until'>> {
  const row = await db.row<Row<'message_setting', 'quiet_from' | 'quiet_until'>>({
    name: 'message-setting',
    text: 'SELECT quiet_from, quiet_until FROM message_setting',
  });
  if (row === undefined) throw new Error('message_setting has lost its row');
  return row;
}
