import { readFile, stat } from 'node:fs/promises';

/** User and group a program runs under. */
export interface ProcessOwner {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: ProcessOwner = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of
 * the cluster, or as `nobody` for a new one.
 * @param cluster folder of the cluster, there or not
 * @returns undefined when this process is not root's and PostgreSQL runs as the same user
 */
export async function ownerOfDatabase(cluster: string): Promise<ProcessOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const present = await stat(cluster).catch(() => undefined);
  if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid };
  return parseNobody(await readFile('/etc/passwd', 'utf8').catch(() => '')) ?? NOBODY;
}

function parseNobody(passwd: string): ProcessOwner | undefined {
  const [uid, gid] = (/^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? []).slice(1).map(Number);
  return uid && gid ? { uid, gid } : undefined;
}
