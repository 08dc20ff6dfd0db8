import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { constants } from 'node:os';

/** The transaction that waits for it rests for 90 seconds at most. */
const COMMAND_TIMEOUT_MS = 60_000;

/**
 * Adds a line to a file, or hands it to a command.
 * @param place the absolute path of a file, which is made where it is not there; or `|` and a shell command, which
 *   reads the line from its standard input and ends with 0 once it is stored
 * @throws the system's error of the file; an Error that says how the command ended
 */
export async function putLine(place: string, line: string): Promise<void> {
  const text = `${line}\n`;
  if (place.startsWith('|')) return handOver(place.slice(1), text);
  const file = await open(place, 'a', 0o640);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function handOver(command: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // In a group of its own, so that whatever the shell started ends with it.
    const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, constants.signals.SIGKILL);
    }, COMMAND_TIMEOUT_MS);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`the command ended with ${code ?? signal}`));
    });
    // A command that does not read says so by how it ends.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
  });
}
