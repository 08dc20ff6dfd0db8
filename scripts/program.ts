import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Where Node keeps the code that it has compiled, for programs that are started over and over (`NODE_COMPILE_CACHE`). */
export const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');

export interface ProgramRun {
  readonly ok: boolean;
  /** What it wrote to both outputs; empty where it wrote to ours. */
  readonly output: string;
}

export interface ProgramOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it writes to our outputs as it goes; else what it wrote is returned. */
  readonly show?: boolean;
}

/** Ends with this process, however that ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a program of the dependencies under this Node, in the project's folder.
 * @param script path below `node_modules`, such as `vite/bin/vite.js`
 */
export function runTool(script: string, options: string[], how: ProgramOptions = {}): Promise<ProgramRun> {
  return run(process.execPath, [join(ROOT, 'node_modules', script), ...options], how);
}

/** Runs any program; one that cannot be started is one that failed. */
export function run(command: string, options: string[], how: ProgramOptions = {}): Promise<ProgramRun> {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd: ROOT,
      env: { ...process.env, ...how.env },
      stdio: ['ignore', how.show ? 'inherit' : 'pipe', how.show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    running.add(child);
    const finish = (result: ProgramRun) => {
      running.delete(child);
      resolve(result);
    };
    child.once('error', (error) => finish({ ok: false, output: error.message }));
    child.once('close', (code) => finish({ ok: code === 0, output }));
  });
}

/** @param begun of `performance.now()` */
export function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
