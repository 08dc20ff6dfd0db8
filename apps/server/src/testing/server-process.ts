import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** `http://127.0.0.1:port`, once it listens; rejects with what it complained of when it ends before. */
  readonly origin: Promise<string>;
  /** Its exit code, null when a signal ended it, and what it wrote to its standard error output. */
  readonly ended: Promise<{ code: number | null; complaint: string }>;
}

/**
 * @param settings its whole environment but for `PATH` and `NODE_COMPILE_CACHE`: nothing else of this process's is
 *   handed on. Unless given, `PORT` is any free one, the sample content is off, no file of settings is read and one
 *   process serves
 * @param through a shell command that starts the server as `"$@"`, to put other processes between
 * @param main path of the program; that of this repository unless given
 */
export function startServerProcess(
  settings: Record<string, string>,
  through?: string,
  main = MAIN,
): ServerProcess {
  const server = [process.execPath, main];
  const [command = '', ...rest] = through ? ['sh', '-c', through, 'sh', ...server] : server;
  const child = spawn(command, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      PHIAL_SAMPLE: 'off',
      PHIAL_SETTINGS: 'none',
      WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, complaint }));
  const origin = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server ended: ${complaint}`)));
  });
  // Whoever expects the end does not wait for the beginning.
  origin.catch(() => undefined);
  return { child, origin, ended };
}
