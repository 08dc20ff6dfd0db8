import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../../apps/server/src/mail/testing/mail-server.ts';
import { openTestDatabase, type TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import { openCaller } from './caller.ts';
import type { Complain } from './complaint.ts';
import { CAPTCHA_ANSWER, type World } from './crowd.ts';
import { mountSmallDisk, type SmallDisk } from './disk.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { ensureFolder } from './folder.ts';
import { openJournal } from './journal.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { newPeople } from './person.ts';
import { type ProofPostgres, startPostgres } from './postgres.ts';

/** A Monday morning without a holiday near it. */
const START = new Date('2026-03-02T10:00:00+08:00');
const MAIL_EVERY = 4;

/** PostgreSQL, a mail server, server processes, and the world that people act in. */
export interface Stand {
  readonly postgres: ProofPostgres;
  /** Why there is none, where this user cannot have one. */
  readonly disk: SmallDisk | string;
  readonly mail: MailServer;
  readonly fleet: Fleet;
  readonly db: TestDatabase;
  readonly world: World;
  readonly laboratory: Laboratory;
  /** Tells everybody to finish. */
  finish(): void;
  /** Ends what still runs; the files stay. @returns complaints about servers */
  close(): Promise<string[]>;
}

export interface StandOptions {
  readonly folder: string;
  readonly seed: number;
  readonly workers: readonly number[];
  readonly complain: Complain;
  /** Whether the disk of the database is to be filled. */
  readonly fillsDisk: boolean;
  /** Instead of the `main.ts` of this repository. */
  readonly main?: string | undefined;
}

export async function buildStand(options: StandOptions): Promise<Stand> {
  const { folder, seed, workers, complain, fillsDisk, main } = options;
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const disk = fillsDisk ? await mountSmallDisk(folder) : 'nobody is to fill it';
    const home = await ensureFolder(typeof disk === 'string' ? join(folder, 'disk') : disk.folder);
    const postgres = await startPostgres(join(home, 'database'));
    undo.push(postgres.stop);
    const mail = await startMailServer();
    undo.push(mail.close);
    const settings = {
      DATABASE_URL: postgres.url,
      PHIAL_KEYS: `proof:${randomBytes(32).toString('base64')}`,
      PHIAL_TEST_CAPTCHA: CAPTCHA_ANSWER,
      PHIAL_TEST_LIMITS: 'off',
      SMTP_URL: mail.url,
      MAIL_FROM: 'desk@lab.example',
    };
    const fleet = await startFleet({ workers, folder, settings, startAt: START, main });
    let endings: Promise<string[]> | undefined;
    const endFleet = () => {
      endings ??= fleet.stop();
      return endings;
    };
    undo.push(endFleet);
    const db = openTestDatabase(postgres.url);
    undo.push(db.close);
    const journal = openJournal(join(folder, 'journal.jsonl'));
    undo.push(journal.close);
    const caller = openCaller('set-up', { fleet, journal, random: seededRandom(seed) });
    const laboratory = await openLaboratory(db, caller, fleet.now);
    let isOver = false;
    const people = newPeople(MAIL_EVERY);
    return {
      postgres,
      disk,
      mail,
      fleet,
      db,
      laboratory,
      world: { fleet, journal, people, places: laboratory.places, seed, complain, isOver: () => isOver },
      finish() {
        isOver = true;
      },
      async close() {
        isOver = true;
        for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
        return endFleet();
      },
    };
  } catch (error) {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step().catch(() => undefined);
    throw error;
  }
}
