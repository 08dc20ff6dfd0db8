import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { programEnvironment } from '../../config/program-environment.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupStore, StoreCommands, StoreIndex } from './store.ts';

/** What is there, as a command cannot be asked for a list. */
const INDEX = 'index.json';

const LONGEST_COMPLAINT = 300;

/** Commands of the operator, run by `sh -c` with the name of the file in `BACKUP_NAME`. */
export function openCommandStore({ put, get, remove }: StoreCommands): BackupStore {
  const read = (name: string) => {
    if (get === undefined) {
      throw new BackupError(
        'not-configured',
        `Backups that ${put ?? 'a command'} wrote are read with a command, too: set BACKUP_FROM`,
      );
    }
    return outputOf(get, name);
  };
  const write = async (name: string, content: Readable) => {
    if (put === undefined) throw new BackupError('not-configured', 'BACKUP_TO is not set');
    await feed(put, name, content);
  };
  return {
    description: `| ${put ?? get}`,
    put: write,
    get: read,
    async remove(name) {
      if (remove !== undefined) await feed(remove, name, Readable.from([]));
    },
    list: async () => undefined,
    async index() {
      const chunks: Buffer[] = [];
      for await (const chunk of read(INDEX)) chunks.push(chunk as Buffer);
      try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8')) as StoreIndex;
      } catch {
        throw new BackupError('part-damaged', `${INDEX} is damaged: name the backup with --backup`);
      }
    },
    noteIndex: (index) => write(INDEX, Readable.from([Buffer.from(`${JSON.stringify(index)}\n`)])),
  };
}

function start(command: string, name: string, stdio: ['pipe' | 'ignore', 'pipe' | 'ignore', 'pipe']) {
  const env = programEnvironment({ BACKUP_NAME: name });
  const child: ChildProcess = spawn('sh', ['-c', command], { env, stdio });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-LONGEST_COMPLAINT);
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    if (code === 0) return;
    const reason = complaint.trim().replace(/\s+/g, ' ') || `exit code ${code ?? signal}`;
    throw new BackupError('destination-failed', `"${command}" failed for ${name}: ${reason}`);
  });
  ended.catch(() => undefined);
  return { child, ended };
}

async function feed(command: string, name: string, content: Readable): Promise<void> {
  const { child, ended } = start(command, name, ['pipe', 'ignore', 'pipe']);
  if (child.stdin === null) throw new Error('a command without standard input');
  try {
    await pipeline(content, child.stdin);
  } catch (error) {
    // A command that ends early breaks the pipe: what it complained of says more than that.
    await ended;
    child.kill();
    throw error;
  }
  await ended;
}

function outputOf(command: string, name: string): Readable {
  async function* read() {
    const { child, ended } = start(command, name, ['ignore', 'pipe', 'pipe']);
    try {
      yield* child.stdout ?? [];
      await ended;
    } finally {
      child.kill();
    }
  }
  return Readable.from(read());
}
