import type { EncryptedPersonRow } from '../booking/encrypted-person.ts';
import { tryLock } from '../db/locks.ts';
import type { Database, Queryable } from '../db/pool.ts';

/**
 * Does work while nobody else rotates.
 * @returns undefined when somebody else is at it
 */
export async function whileAlone<T>(db: Database, work: () => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    await tx.query({
      name: 'rotation-patience',
      text: 'SET LOCAL idle_in_transaction_session_timeout = 0',
    });
    return (await tryLock(tx, 'rotate-keys')) ? work() : undefined;
  });
}

/** From the end of the transaction on, document numbers are hashed with this key. */
export async function setHashKey(db: Queryable, keyId: string): Promise<void> {
  await db.query({
    name: 'hash-key-set',
    text: `
INSERT INTO document_hash_key (key_id) VALUES ($1)
ON CONFLICT (only_row) DO UPDATE SET key_id = excluded.key_id`,
    values: [keyId],
  });
}

/**
 * Waits until every statement that began before has ended: the lock is granted
 * only when nobody is writing appointments, and those who come meanwhile wait
 * behind it and then see what this transaction has committed.
 */
export async function awaitWriters(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'rotation-barrier',
    text: 'LOCK TABLE appointment IN SHARE ROW EXCLUSIVE MODE',
  });
}

export interface OldRow extends EncryptedPersonRow {
  id: string;
}

/** Some rows after an id that another key has encrypted or hashed, locked. Erased ones have no key, which is never another. */
export function lockOldRows(tx: Queryable, keyId: string, after: string, limit: number) {
  return tx.rows<OldRow>({
    name: 'rotation-read',
    text: `
SELECT id, key_id, name, document_number, phone, email FROM appointment
WHERE (key_id <> $1 OR hash_key_id <> $1) AND id > $2::uuid
ORDER BY id LIMIT $3
FOR UPDATE`,
    values: [keyId, after, limit],
  });
}

export interface RewrittenRow {
  id: string;
  name: Buffer;
  documentNumber: Buffer;
  phone: Buffer | null;
  email: Buffer | null;
  documentHash: Buffer;
}

/** Writes rows encrypted and hashed with one key. */
export async function rewriteRows(tx: Queryable, keyId: string, rows: RewrittenRow[]): Promise<void> {
  const column = <Key extends keyof RewrittenRow>(key: Key) => rows.map((row) => row[key]);
  await tx.query({
    name: 'rotation-write',
    text: `
UPDATE appointment SET key_id = $1, hash_key_id = $1, name = new.name, document_number = new.document_number,
  phone = new.phone, email = new.email, document_hash = new.document_hash
FROM unnest($2::uuid[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bytea[])
  AS new (id, name, document_number, phone, email, document_hash)
WHERE appointment.id = new.id`,
    values: [
      keyId,
      column('id'),
      column('name'),
      column('documentNumber'),
      column('phone'),
      column('email'),
      column('documentHash'),
    ],
  });
}
