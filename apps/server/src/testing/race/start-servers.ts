import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface RaceServers {
  /** Addresses of the API, `http://127.0.0.1:port/api`. */
  readonly addresses: string[];
  /** Ends one process at once, whatever it is doing (SIGKILL); `number` as in `addresses`. */
  kill(number: number): void;
  stop(): Promise<void>;
}

export interface RaceServerOptions {
  readonly count: number;
  readonly databaseUrl: string;
  readonly captchaAnswer: string;
  /** The instant the clock of each process starts at; unless given, all go by that of the machine. */
  readonly clock?: Date;
  /** A module each process loads before anything else, to take a part of the server out. */
  readonly sabotage?: URL;
  /** Whether each process also offers free places to the waiting list. */
  readonly offersPlaces?: boolean;
  /** `PHIAL_KEYS` of all processes; random unless given. */
  readonly keys?: string;
}

/** Real server processes that share one database and one key ring, as an adopter would run them. */
export async function startServers(options: RaceServerOptions): Promise<RaceServers> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: tmpdir(),
    DATABASE_URL: options.databaseUrl,
    PHIAL_KEYS: options.keys ?? `race:${randomBytes(32).toString('base64')}`,
    PHIAL_TEST_CAPTCHA: options.captchaAnswer,
    ...(options.clock && { PHIAL_TEST_CLOCK: options.clock.toISOString() }),
    PHIAL_TEST_LIMITS: 'off',
    ...(options.offersPlaces && { RACE_OFFERS_PLACES: 'yes' }),
  };
  const entry = fileURLToPath(new URL('race-server.ts', import.meta.url));
  const execArgv = options.sabotage ? ['--import', options.sabotage.href] : [];
  const processes = Array.from({ length: options.count }, () => fork(entry, { env, execArgv }));
  const ports = await Promise.all(processes.map(portOf));
  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}/api`),
    kill(number) {
      processes[number]?.kill('SIGKILL');
    },
    async stop() {
      await Promise.all(processes.map(end));
    },
  };
}

async function portOf(server: ChildProcess): Promise<number> {
  const gone = once(server, 'exit').then(([code]) => {
    throw new Error(`a server process of the race ended at its start, exit code ${code}`);
  });
  const [port] = (await Promise.race([once(server, 'message'), gone])) as [number];
  return port;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.disconnect();
  await gone;
}
