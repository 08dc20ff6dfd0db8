import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import { ROOT } from '../../../scripts/program.ts';
import { CAPTCHA_ANSWER } from '../world/people.ts';

export interface ServerProcess {
  readonly port: number;
  /** Of the process that was started; workers are its children. */
  readonly pid: number;
  /** Seconds of processor time it has used so far, all its threads. */
  cpuSeconds(): Promise<number>;
  /** The same of the thread that answers calls; undefined where there are several workers, or no Linux. */
  threadSeconds(): Promise<number | undefined>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly port: number;
  readonly databaseUrl: string;
  /** As `PHIAL_KEYS`. */
  readonly keys: string;
  readonly dataDir: string;
  /** As `WORKERS`. */
  readonly workers: number;
  /** Whether callers, told apart by `X-Forwarded-For`, are counted, for a load that no run reaches; otherwise nobody is. */
  readonly limits: boolean;
  /** Folder for a CPU profile, written when the server ends. */
  readonly profileTo?: string;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 30_000;

/**
 * The server as `npm start` runs it, in a process of its own: log at its usual
 * level (to nowhere), one answer for all captchas.
 * @throws StartError when it does not come up; its own line stands above
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { port, profileTo } = options;
  const profile = profileTo === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileTo}`];
  const child = spawn(process.execPath, [...profile, join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      WORKERS: String(options.workers),
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      PHIAL_KEYS: options.keys,
      PHIAL_SAMPLE: 'off',
      PHIAL_SETTINGS: 'none',
      PHIAL_TEST_CAPTCHA: CAPTCHA_ANSWER,
      ...(options.limits
        ? { TRUST_PROXY: 'loopback', PEAK_BOOKINGS_A_MINUTE: '1000000' }
        : { PHIAL_TEST_LIMITS: 'off' }),
      ...options.env,
      // Makes it end with this process, however that ends.
      npm_lifecycle_event: 'bench',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      await gone;
      throw new StartError('The server did not come up');
    }
    await delay(100);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async cpuSeconds() {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
    },
    threadSeconds: async () => (options.workers === 1 ? mainThreadSeconds(child.pid ?? 0) : undefined),
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Clock ticks a second in which Linux counts; `man 5 proc_pid_stat`. */
const TICKS = 100;

async function mainThreadSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => undefined);
  // After the name of the program, which is in brackets: state is field 3, times in user and kernel mode are 14 and 15.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
