import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenServicePoint } from '../../testing/builders.ts';
import { type FullLaboratory, givenFullLaboratory } from '../../testing/full-laboratory.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { databaseOn } from '../../testing/shared-database.ts';
import { visitor } from '../../testing/visitor.ts';
import { liftTimeLimits } from '../locks.ts';
import { listForeignKeys, listRelations, listTables, listTriggers } from './catalogue.sql.ts';
import { sumOfTable } from './compare.sql.ts';
import { copyDatabase } from './copy-database.ts';

const server = inject('databaseServer');
const id = randomBytes(6).toString('hex');
const [SOURCE, TARGET, ROLE] = [`phial_source_${id}`, `phial_target_${id}`, `phial_owner_${id}`];
const source = databaseOn(server, SOURCE);
/** As the documents have it made: of a role that owns it and may do nothing else. */
const target = (() => {
  const address = new URL(databaseOn(server, TARGET));
  address.username = ROLE;
  address.password = 'plain';
  return address.href;
})();

let admin: pg.Client;
let dataDir: string;
let laboratory: FullLaboratory;
let copy: TestDatabase;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${SOURCE}`);
  await admin.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'plain'`);
  await admin.query(`CREATE DATABASE ${TARGET} OWNER ${ROLE} TEMPLATE template0 ENCODING 'UTF8'`);
  dataDir = await mkdtemp(join(tmpdir(), 'phial-copy-'));
  laboratory = await givenFullLaboratory(source, dataDir);
  copy = openTestDatabase(target);
});
afterAll(async () => {
  await copy.close();
  await laboratory.close();
  for (const name of [SOURCE, TARGET]) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.query(`DROP ROLE ${ROLE}`);
  await admin.end();
  await rm(dataDir, { recursive: true });
});

const isEmpty = async () => (await listRelations(copy)).length === 0;

describe('a copy that fails leaves the target empty', () => {
  it('when a row breaks a foreign key', async () => {
    const { db } = laboratory.test;
    const orphan = laboratory.booked.apptRecordId;
    // Only a superuser can make one, or a disk that lies.
    await db.transaction(async (tx) => {
      await tx.run('SET LOCAL session_replication_role = replica');
      await tx.run(`UPDATE appointment SET slot_id = gen_random_uuid() WHERE id = '${orphan}'`);
    });
    const { slot } = laboratory;
    await expect(copyDatabase({ source, target })).rejects.toThrow(/appointment_slot_id_fkey/);
    await db.transaction(async (tx) => {
      await tx.run('SET LOCAL session_replication_role = replica');
      await tx.run(`UPDATE appointment SET slot_id = '${slot.id}' WHERE id = '${orphan}'`);
    });
    expect(await isEmpty()).toBe(true);
  });

  it('when the keys do not fit', async () => {
    const judge = () => Promise.reject(new Error('no such key'));
    await expect(copyDatabase({ source, target, judge })).rejects.toThrow('no such key');
    expect(await isEmpty()).toBe(true);
  });

  it('when the source has a table that is not of Phial', async () => {
    await laboratory.test.db.transaction((tx) => tx.run('CREATE TABLE jar (jars int)'));
    await expect(copyDatabase({ source, target })).rejects.toThrow(/^The table jar is not as Phial makes it/);
    await laboratory.test.db.transaction((tx) => tx.run('DROP TABLE jar'));
    expect(await isEmpty()).toBe(true);
  });
});

describe('a copy', () => {
  it('has every row, keeps writers waiting meanwhile, and is as guarded as the original', async () => {
    const { test } = laboratory;
    const order: string[] = [];
    let write: Promise<unknown> = Promise.resolve();
    const report = await copyDatabase({
      source,
      target,
      step(name) {
        order.push(name);
        if (name !== 'tables') return;
        write = test.db.transaction(async (tx) => {
          await liftTimeLimits(tx);
          await tx.run(`UPDATE service_point SET tel = tel`);
          order.push('written');
        });
      },
    });
    await write;
    expect(order.slice(-2)).toEqual(['commit', 'written']);

    const tables = await listTables(test.db);
    expect(report.tables.map(({ name }) => name)).toEqual(tables.map(({ name }) => name));
    expect(report.differingSlots).toBe(0);
    for (const table of tables) {
      expect([table.name, await sumOfTable(copy, table)]).toEqual([
        table.name,
        await sumOfTable(test.db, table),
      ]);
    }
    expect(await listForeignKeys(copy)).toEqual(await listForeignKeys(test.db));
    expect(await listTriggers(copy)).toEqual(await listTriggers(test.db));
    await expect(copy.transaction((tx) => tx.run('DELETE FROM event'))).rejects.toThrow(/append-only/i);
  });

  it('takes bookings, and finds those that were made before', async () => {
    const { test, slot, person, booked } = laboratory;
    const moved = await buildTestApp({ db: copy, keys: test.keys });
    const found = await visitor(moved, person).enquire();
    expect(found.data.map(({ apptRecordId }) => apptRecordId)).toEqual([booked.apptRecordId]);
    expect(await visitor(moved).book(slot)).toMatchObject({ code: 200 });
    expect(await visitor(moved).book(slot)).toMatchObject({ error: 'slot-full' });
    // Its identity column goes on where it stood.
    await givenServicePoint(copy);
    expect(await findDrift(copy)).toEqual([]);
    await moved.close();
  });

  it('is not made into a database that has tables', async () => {
    await expect(copyDatabase({ source, target })).rejects.toThrow(/^The database to copy to is not empty/);
  });

  it('differs from the original once a single row does', async () => {
    const [table] = (await listTables(copy)).filter(({ name }) => name === 'district');
    if (table === undefined) throw new Error('no such table');
    const before = await sumOfTable(copy, table);
    await copy.transaction((tx) =>
      tx.run('UPDATE district SET position = position + 1 WHERE id = (SELECT min(id) FROM district)'),
    );
    expect(await sumOfTable(copy, table)).toMatchObject({ rows: before.rows });
    expect((await sumOfTable(copy, table)).sum).not.toBe(before.sum);
  });
});
