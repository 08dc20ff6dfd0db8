import { spawnSync } from 'node:child_process';
import { open, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFolder } from './folder.ts';

/** Room for a database of the sample with its WAL, and little more: it is to be filled in a moment. */
const SIZE_BYTES = 400 * 1024 * 1024;
const CHUNK = Buffer.alloc(4 * 1024 * 1024);

/** A file system of its own for the database, so that its disk can be full and nobody else's. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing is left. */
  fill(): Promise<void>;
  /** Gives the room back. */
  empty(): Promise<void>;
  unmount(): void;
}

/** @returns why there is none, where this user cannot have one */
export async function mountSmallDisk(parent: string): Promise<SmallDisk | string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  const image = join(parent, 'disk.ext4');
  const folder = await ensureFolder(join(parent, 'disk'));
  await (await open(image, 'w')).close();
  await truncate(image, SIZE_BYTES);
  for (const [program, ...args] of [
    ['mkfs.ext4', '-q', '-F', '-m', '0', image],
    ['mount', '-o', 'loop', image, folder],
  ] as const) {
    if (spawnSync(program, args, { stdio: 'ignore' }).status !== 0) return `${program} does not work here`;
  }
  const unmount = () => void spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  process.once('exit', unmount);
  const filler = join(folder, 'fills-the-disk');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (;;) await file.write(CHUNK);
      } catch {
        // Nothing is left: that was meant.
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
    unmount() {
      process.off('exit', unmount);
      unmount();
    },
  };
}
