import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { AuditExportRequest, AuditPage, AuditQuery } from '../staff/audit.ts';

const call = callsOf('audit', ADMINISTRATORS);

/* The audit log, for reading only: no call and no statement changes an entry. */

export const readAuditLog = call('GET /staff/audit', {
  summary: 'Who did what, newest first',
  description:
    'Fifty at a time; `next` of an answer is the `before` of the following page. ' +
    'Days are Hong Kong days, both included.',
  query: AuditQuery,
  answer: AuditPage,
  refusals: ['range-invalid'],
});

export const exportAuditLog = call('POST /staff/audit/exports', {
  summary: 'The entries of a span as a file',
  description:
    'All that match, oldest first, as CSV or JSON lines (`application/x-ndjson`), each with its place in the chain. Each ' +
    'export is itself an entry of the audit log, hence by POST.',
  body: AuditExportRequest,
  answerMedia: 'text/csv',
  refusals: ['range-invalid'],
});
