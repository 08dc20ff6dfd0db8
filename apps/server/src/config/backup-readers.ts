import { isAbsolute } from 'node:path';

/** Where backups go: a folder, or the standard input of a command (`sh -c`, with the name of the file in `BACKUP_NAME`). */
export type BackupTarget =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'command'; readonly command: string };

/** An absolute path, or a command after a bar. */
export function backupTarget(text: string): BackupTarget {
  if (text.startsWith('|')) return { kind: 'command', command: backupCommand(text) };
  if (!isAbsolute(text)) throw new Error(`must be an absolute path or "| command", not "${text}"`);
  return { kind: 'folder', path: text };
}

/** With or without the bar before it. */
export function backupCommand(text: string): string {
  const command = text.replace(/^\|/, '').trim();
  if (!command.includes('BACKUP_NAME')) {
    throw new Error('must be a command that uses the name of the file, "$BACKUP_NAME"');
  }
  return command;
}

/** Recipients of age, which are public keys. */
export function ageRecipients(text: string): readonly string[] {
  const list = text.split(',').map((entry) => entry.trim());
  if (!list.every((entry) => /^age1(?:pq1)?[02-9ac-hj-np-z]{58,}$/.test(entry))) {
    throw new Error(
      'must be what age-keygen prints as the public key, age1…, or several separated by commas',
    );
  }
  return list;
}

/** @returns minutes since midnight */
export function timeOfDay(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) throw new Error(`must be a time of the day such as 03:15, not "${text}"`);
  return Number(hours) * 60 + Number(minutes);
}

const MOST_KEPT = 3650;

export function keptBackups(text: string): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > MOST_KEPT) {
    throw new Error(`must be a whole number from 1 to ${MOST_KEPT}, not "${text}"`);
  }
  return number;
}
