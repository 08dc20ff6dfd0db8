import { Readable } from 'node:stream';
import * as calls from '@phial/contract/calls/audit';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readAuditLog } from './audit-log.service.ts';
import { EXPORT_MEDIA, exportAuditLog } from './export/export.service.ts';

/** The audit log, for administrators and for reading only: no route and no statement changes an entry. */
export async function auditRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readAuditLog, ({ query }) => readAuditLog(deps, query));

  handle(app, calls.exportAuditLog, async ({ body: { format, ...query }, signedIn, reply }) => {
    const text = await exportAuditLog(deps, { account: signedIn.account.id }, query, format);
    return reply.type(EXPORT_MEDIA[format]).send(Readable.from(text));
  });
}
