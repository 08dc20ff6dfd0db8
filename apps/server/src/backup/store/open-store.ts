import type { BackupTarget } from '../../config/backup-readers.ts';
import type { Config } from '../../config.ts';
import { openCommandStore } from './command-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { BackupStore } from './store.ts';

/** The store that the settings name. */
export function openStore(
  target: BackupTarget,
  { backupFrom, backupDelete }: Pick<Config, 'backupFrom' | 'backupDelete'>,
): BackupStore {
  return target.kind === 'folder'
    ? openFolderStore(target.path)
    : openCommandStore({ put: target.command, get: backupFrom, remove: backupDelete });
}

/** A store to read from only: that of a folder, or what a command writes to its standard output. */
export function openStoreToRead(target: BackupTarget): BackupStore {
  return target.kind === 'folder' ? openFolderStore(target.path) : openCommandStore({ get: target.command });
}
