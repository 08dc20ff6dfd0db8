import type { CopyConnection } from './copy-connection.ts';

/** Beyond this it would take minutes. */
const MOST_SPENT = 10_000_000n;

/** Transactions of one statement, which nobody has to wait long for. */
const AT_ONCE = 200_000n;

/** The number that the next transaction of this server of PostgreSQL gets. */
export async function nextTransaction(connection: CopyConnection): Promise<bigint> {
  const row = await connection.row<{ next: string }>({
    name: 'copy-next-transaction',
    text: 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
  });
  return BigInt(row?.next ?? 0);
}

/**
 * Brings the numbers of transactions of the target past those of the source, by spending them. Entries of the audit
 * log carry such a number, and webhooks and the feed of bookings remember up to which they have read
 * (docs/decisions/048-webhooks.md, 060): their positions then stay good. Outside a transaction.
 * @returns false when there are too many to spend: the positions are void then, as after a restore elsewhere
 */
export async function passTransactions(target: CopyConnection, beyond: bigint): Promise<boolean> {
  const missing = beyond - (await nextTransaction(target));
  if (missing > MOST_SPENT) return false;
  await target.run('SET synchronous_commit = off');
  for (let left = missing; left > 0n; left -= AT_ONCE) {
    const count = left < AT_ONCE ? left : AT_ONCE;
    await target.run(
      `DO $$ BEGIN FOR i IN 1..${count} LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`,
    );
  }
  await target.run('RESET synchronous_commit');
  return true;
}
