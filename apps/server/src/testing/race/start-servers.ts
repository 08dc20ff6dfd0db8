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
  /** Starts a process in the place of one that was killed; its address in `addresses` is another one then. */
  restart(number: number): Promise<void>;
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
  /** `LOG_LEVEL` of all processes; `error` unless given. */
  readonly logLevel?: string;
  /** `PHIAL_KEYS` of all processes; random unless given. */
  readonly keys?: string;
}

/** Real server processes that share one database and one key ring, as an adopter would run them. */
export async function startServers(options: RaceServerOptions): Promise<RaceServers> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    LOG_LEVEL: options.logLevel ?? 'error',
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
  const addressOf = async (server: ChildProcess) => `http://127.0.0.1:${await portOf(server)}/api`;
  const addresses = await Promise.all(processes.map(addressOf));
  return {
    addresses,
    kill(number) {
      processes[number]?.kill('SIGKILL');
    },
    async restart(number) {
      const server = fork(entry, { env, execArgv });
      processes[number] = server;
      addresses[number] = await addressOf(server);
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
