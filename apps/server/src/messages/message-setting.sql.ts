import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** How the laboratory writes to its visitors; times as `HH:mm:ss`. */
type SettingRow = Row<'message_setting', 'quiet_from' | 'quiet_until' | 'version'>;

export async function readSetting(db: Queryable): Promise<SettingRow> {
  const row = await db.row<SettingRow>({
    name: 'message-setting',
    text: 'SELECT quiet_from, quiet_until, version FROM message_setting',
  });
  if (row === undefined) throw new Error('message_setting has lost its row');
  return row;
}

/** As {@link readSetting}, and keeps it from changing until the transaction ends. */
export async function lockSetting(tx: Queryable): Promise<SettingRow> {
  await tx.query({ name: 'message-setting-lock', text: 'SELECT FROM message_setting FOR UPDATE' });
  return readSetting(tx);
}

/** @param setting times as `HH:mm`, the beginning not before the end */
export async function writeSetting(
  tx: Queryable,
  { from, until }: { from: string; until: string },
): Promise<void> {
  await tx.query({
    name: 'message-setting-write',
    text: 'UPDATE message_setting SET quiet_from = $1, quiet_until = $2, version = version + 1',
    values: [from, until],
  });
}
