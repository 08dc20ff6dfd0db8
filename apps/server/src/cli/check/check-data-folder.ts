import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../system-error.ts';
import { type Finding, failed, good, leftOut, warning } from './finding.ts';

/** Bytes free in the file system below which it is high time. */
const LEAST_ROOM = 1024 ** 3;

/** What nobody but the service may read; others in the folder are folders that are private themselves. */
const SECRET_FILES = ['keys.json', 'postgres.secret'];

/** Owner and modes of the data folder and of the secrets in it, and the room on its disk. */
export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  const folder = await ifThere(stat(dataDir));
  if (folder === undefined) return [leftOut('data folder', `${dataDir} is not there yet`)];
  const names = (await readdir(dataDir)).filter((name) => SECRET_FILES.includes(name));
  const faults: string[] = [];
  for (const [path, most] of [[dataDir, 0o700], ...names.map((name) => [join(dataDir, name), 0o600])] as [
    string,
    number,
  ][]) {
    const { uid, mode } = await stat(path);
    if (uid !== folder.uid) faults.push(`chown --reference=${dataDir} ${path}`);
    if ((mode & 0o777 & ~most) !== 0) faults.push(`chmod ${most.toString(8)} ${path}`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const room = bavail * bsize;
  const gigabytes = `${(room / 1024 ** 3).toFixed(1)} GB free on the disk of ${dataDir}`;
  return [
    faults.length === 0
      ? good('data folder', `${dataDir}, private to its user`)
      : failed('data folder', `not as private as it has to be: ${faults.join('; ')}`),
    room >= LEAST_ROOM ? good('disk', gigabytes) : warning('disk', `only ${gigabytes}: make room`),
  ];
}
