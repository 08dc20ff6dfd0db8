import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../pool.ts';
import { listForeignKeys, listTriggers, type Trigger } from './catalogue.sql.ts';

/** How a trigger is switched on for the sessions it fires in. */
const SWITCHED_ON: Record<Exclude<Trigger['fires'], 'D'>, string> = {
  O: 'ENABLE',
  A: 'ENABLE ALWAYS',
  R: 'ENABLE REPLICA',
};

/**
 * Takes foreign keys and triggers out of the way of rows that arrive in any order and have been through them once.
 * The owner of the tables may do that; `session_replication_role` is for superusers, and the audit log's trigger heeds
 * it no more than others do.
 * @returns what puts them back: each foreign key then looks at every row
 */
export async function setGuardsAside(tx: Transaction): Promise<() => Promise<void>> {
  // What the migrations left for the end of the transaction would hold up the changes of their tables.
  await tx.run('SET CONSTRAINTS ALL IMMEDIATE');
  const foreignKeys = await listForeignKeys(tx);
  const triggers = await listTriggers(tx);
  for (const { tableName, name } of foreignKeys) {
    await tx.run(`ALTER TABLE ${tableName} DROP CONSTRAINT ${name}`);
  }
  for (const tableName of new Set(triggers.map((trigger) => trigger.tableName))) {
    await tx.run(`ALTER TABLE ${tableName} DISABLE TRIGGER USER`);
  }
  return async () => {
    for (const { tableName, name, fires } of triggers) {
      if (fires !== 'D') await tx.run(`ALTER TABLE ${tableName} ${SWITCHED_ON[fires]} TRIGGER ${name}`);
    }
    for (const { tableName, name, definition } of foreignKeys) {
      await tx.run(`ALTER TABLE ${tableName} ADD CONSTRAINT ${name} ${definition}`);
    }
    const present = { foreignKeys: await listForeignKeys(tx), triggers: await listTriggers(tx) };
    if (!isDeepStrictEqual(present, { foreignKeys, triggers })) {
      throw new Error('The foreign keys or triggers of the copy are not those of the migrations');
    }
  };
}
