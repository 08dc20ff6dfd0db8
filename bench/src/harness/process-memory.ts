import { readdir, readFile } from 'node:fs/promises';

/**
 * Megabytes of memory of a process and all that it has started, shared pages divided among those that share them (PSS);
 * Linux only.
 * @param pids where to begin
 */
export async function memoryOfTrees(pids: readonly number[]): Promise<number> {
  const parents = await parentsOfAll();
  const family = new Set(pids);
  for (let grown = -1; grown !== family.size; ) {
    grown = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  const sizes = await Promise.all([...family].map(megabytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function parentsOfAll(): Promise<[pid: number, parent: number][]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the name of the program, which is in brackets and may have any character: state, parent.
      const parent = /^.*\) \S (\d+)/s.exec(stat)?.[1];
      return [Number(name), Number(parent)] as [number, number];
    }),
  );
}

/** Nought for one that has ended meanwhile. */
async function megabytesOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}
