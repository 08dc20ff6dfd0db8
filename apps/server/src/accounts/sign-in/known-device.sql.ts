import type { Queryable } from '../../db/pool.ts';

export async function isKnownDevice(
  db: Queryable,
  device: { tokenHash: Buffer; accountId: string; since: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'known-device-read',
    text: 'SELECT FROM known_device WHERE token_hash = $1 AND account_id = $2 AND last_seen_at > $3',
    values: [device.tokenHash, device.accountId, device.since],
  });
  return rowCount === 1;
}

/** Whether any account knows the device: a desk is used by several people. */
export async function isDeviceOfAnybody(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'known-device-any',
    text: 'SELECT FROM known_device WHERE token_hash = $1 LIMIT 1',
    values: [tokenHash],
  });
  return rowCount === 1;
}

/** Remembers a device and forgets those not seen since. */
export async function rememberDevice(
  db: Queryable,
  device: { tokenHash: Buffer; accountId: string; now: Date; since: Date },
): Promise<void> {
  await db.query({
    name: 'known-device-write',
    text: `
WITH swept AS (
  DELETE FROM known_device WHERE (token_hash, account_id) IN (
    SELECT token_hash, account_id FROM known_device WHERE last_seen_at < $4 AND token_hash <> $1
    LIMIT 20 FOR UPDATE SKIP LOCKED)
)
INSERT INTO known_device (token_hash, account_id, last_seen_at) VALUES ($1, $2, $3)
ON CONFLICT (token_hash, account_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
    values: [device.tokenHash, device.accountId, device.now, device.since],
  });
}

export async function deleteDevices(db: Queryable, accountId: string): Promise<void> {
  await db.query({
    name: 'known-device-forget',
    text: 'DELETE FROM known_device WHERE account_id = $1',
    values: [accountId],
  });
}
