import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { AuditPage, AuditQuery } from '../staff/audit.ts';

const call = callsOf('audit', ADMINISTRATORS);

/* The audit log, for reading only: no call and no statement changes it. */

export const readAuditLog = call('GET /staff/audit', {
  summary: 'Who did what, newest first',
  description:
    'Fifty at a time; `next` of an answer is the `before` of the following page. ' +
    'Days are Hong Kong days, both included.',
  query: AuditQuery,
  answer: AuditPage,
  refusals: ['range-invalid'],
});
