import * as calls from '@phial/contract/calls/audit';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readAuditLog } from './audit-log.service.ts';

/** The audit log, for administrators and for reading only: no route and no statement changes it. */
export async function auditRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readAuditLog, ({ query }) => readAuditLog(deps, query));
}
