import * as calls from '@phial/contract/calls/backups';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readBackupState } from './backup-state.ts';

export async function backupRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readBackupState, () => readBackupState(deps));
}
