import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.ts';

const LONGEST_COMPLAINT = 2_000;

/** A program of PostgreSQL, its arguments and its environment. */
export interface ProgramCall {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** What the program writes; fails at the end with what it complained of, unless it ends well. */
export function outputOfProgram(call: ProgramCall): Readable {
  async function* read() {
    const { child, ended } = start(call);
    try {
      yield* child.stdout;
      await ended;
    } finally {
      child.kill();
    }
  }
  return Readable.from(read());
}

/** @throws BackupError with what it complained of */
export async function feedProgram(call: ProgramCall, input: Readable): Promise<void> {
  const { child, ended } = start(call);
  child.stdout.resume();
  try {
    await pipeline(input, child.stdin);
  } catch (error) {
    child.stdin.destroy();
    await ended;
    throw error;
  }
  await ended;
}

function start({ path, args, env }: ProgramCall) {
  const child = spawn(path, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(0, LONGEST_COMPLAINT);
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code === 0) return;
    const [line = ''] = complaint.split('\n');
    throw new BackupError('database-failed', `${path} failed: ${line || `exit code ${code}`}`);
  });
  ended.catch(() => undefined);
  return { child, ended };
}
