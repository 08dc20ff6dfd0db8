import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { type AppOptions, buildApp } from '../app.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import type { Clock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { createKeyRing, type KeyRing } from '../crypto/key-ring.ts';
import { createLimits } from '../limits/limits.ts';
import { createLogger } from '../logging/logger.ts';
import type { TestDatabase } from './open-test-database.ts';
import { createTestDatabase } from './test-database.ts';

/** A Monday morning without a holiday near it. */
const START = new Date('2026-03-02T09:00:00+08:00');

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: Date): void;
  /** Moves on by so many seconds. */
  advance(seconds: number): void;
}

/** The server and what it was built from, so that a test can call a job or a service with it. */
export interface TestApp extends AppDependencies {
  app: PhialServer;
  db: TestDatabase;
  clock: TestClock;
  /** Every line logged so far, as JSON text. */
  logLines: string[];
  /** Closes the server and, unless it was handed in, the database. Call it in `afterAll`. */
  close(): Promise<void>;
}

export interface TestAppOverrides {
  /** Over the defaults of the configuration with limits off and every captcha answered by `TEST`. */
  config?: Partial<Config>;
  /** A database shared with another server; the caller closes it. */
  db?: TestDatabase;
  keys?: KeyRing;
  /** None by default: nothing can be sent. */
  mailer?: AppDependencies['mailer'];
  textSender?: AppDependencies['textSender'];
  timeLimits?: AppOptions['timeLimits'];
  connectionLimits?: AppOptions['connectionLimits'];
  site?: AppOptions['site'];
}

/** The whole server on a fresh, migrated, empty database; come in by `app.inject`. */
export async function buildTestApp(overrides: TestAppOverrides = {}): Promise<TestApp> {
  const config: Config = {
    ...readConfig({ PHIAL_TEST_CAPTCHA: 'TEST', PHIAL_TEST_LIMITS: 'off' }),
    ...overrides.config,
  };
  const db = overrides.db ?? (await createTestDatabase());
  const clock = testClock();
  const keys = overrides.keys ?? createKeyRing([{ id: 'test', key: randomBytes(32) }]);
  const logLines: string[] = [];
  const log = createLogger(
    config,
    new Writable({
      write(line: Buffer, _encoding, done) {
        logLines.push(line.toString());
        done();
      },
    }),
  );
  const { mailer, textSender, timeLimits, connectionLimits, site } = overrides;
  const limits = createLimits({ config, db, keys });
  const app = await buildApp({
    db,
    clock,
    config,
    keys,
    log,
    limits,
    mailer,
    textSender,
    ...(timeLimits !== undefined && { timeLimits }),
    ...(connectionLimits !== undefined && { connectionLimits }),
    ...(site !== undefined && { site }),
    ...(mailer !== undefined && { mailer }),
    ...(textSender !== undefined && { textSender }),
  });
  async function close(): Promise<void> {
    await app.close();
    if (overrides.db === undefined) await db.close();
  }
  return { app, db, clock, config, keys, limits, log, mailer, textSender, logLines, close };
}

/** Stands at the morning that every test begins on. */
export function testClock(): TestClock {
  let instant = START;
  return {
    now: () => instant,
    set(next) {
      instant = next;
    },
    advance(seconds) {
      instant = new Date(instant.getTime() + seconds * 1000);
    },
  };
}
