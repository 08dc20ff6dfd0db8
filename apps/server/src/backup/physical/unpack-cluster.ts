import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { joined } from '../parts/part.ts';

/** Unpacks the tar stream of `packCluster` into a folder that is there. */
export async function unpackCluster(content: Readable, folder: string): Promise<void> {
  const unpacking = extract();
  joinedTar(content, unpacking);
  for await (const entry of unpacking) {
    const { name, type } = entry.header;
    if (isAbsolute(name) || normalize(name).startsWith('..'))
      throw new Error('a name leads out of the folder');
    if (type === 'directory') {
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(join(folder, name), { mode: 0o600, flush: true }));
    }
  }
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function joinedTar(content: Readable, unpacking: ReturnType<typeof extract>): void {
  joined(content, unpacking as unknown as Parameters<typeof joined>[1]);
}
