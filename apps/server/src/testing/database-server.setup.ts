import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { databaseOn } from './shared-database.ts';
import { startTestPostgres } from './start-test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database server whose user may make databases. */
    databaseServer: string;
    /** Name of the migrated database that each test file copies. */
    databaseTemplate: string;
    /** Name of the database with the sample, for whoever makes it first (`sample-app.ts`). */
    sampleDatabase: string;
  }
}

/**
 * One database server for the run: the embedded one in a folder of its own, or
 * with `DATABASE_URL` the one named there. The tables are made once.
 * @returns what vitest calls at the end of the run
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startOwnServer();
  const template = `phial_template_${process.pid}`;
  const sample = `${template}_sample`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  try {
    const db = openDatabase(databaseOn(url, template));
    await migrate(db)
      .then(() => openForBooking(db))
      .finally(() => db.close());
  } catch (error) {
    await tidyUp();
    throw error;
  }
  project.provide('databaseServer', url);
  project.provide('databaseTemplate', template);
  project.provide('sampleDatabase', sample);
  return tidyUp;

  async function tidyUp(): Promise<void> {
    await admin.query(`DROP DATABASE IF EXISTS ${sample}`);
    await admin.query(`DROP DATABASE ${template}`);
    await admin.end();
    await stop();
  }
}

async function startOwnServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'phial-test-'));
  const server = await startTestPostgres(dataDir, { durable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As the sample does: nearly every test books, and few begin with a laboratory that has not opened yet. */
async function openForBooking(db: Database): Promise<void> {
  await db.query({ name: 'test-open-for-booking', text: "UPDATE booking_opening SET state = 'open'" });
}
