import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Complain } from './complaint.ts';
import { MARKER, type Person } from './person.ts';

/** Texts are found where one chunk ends and the next begins. */
const OVERLAP = 64;

/** Looks for names, addresses and document numbers in every file of the database and every log. */
export async function judgeReadable(
  { folder, logs, people }: { folder: string; logs: readonly string[]; people: readonly Person[] },
  complain: Complain,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const wanted = [MARKER, MARKER.toLowerCase(), ...people.slice(0, 20).map(({ docNo }) => docNo)];
  for (const file of [...files, ...logs]) {
    const found = await findIn(file, wanted);
    if (found !== undefined)
      complain(
        'readable',
        `${found} can be read in ${logs.includes(file) ? 'a log' : file.slice(folder.length)}`,
      );
  }
}

async function findIn(file: string, wanted: readonly string[]): Promise<string | undefined> {
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const text = Buffer.concat([tail, chunk as Buffer]);
    const found = wanted.find((one) => text.includes(one));
    if (found !== undefined) return found;
    tail = text.subarray(-OVERLAP);
  }
  return undefined;
}
