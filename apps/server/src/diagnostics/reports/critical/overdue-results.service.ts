import type { OverdueResult, OverdueResults } from '@phial/contract/reports/critical-result';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { readCriticalMinutes } from '../../../content/published-document.ts';
import { found } from '../../../errors.ts';
import { findCriticalResult } from './critical-result.sql.ts';
import {
  type DoctorCallRow,
  insertDoctorCall,
  listDoctorCalls,
  listOverdueResults,
  type OverdueResultRow,
} from './overdue-results.sql.ts';

const MOST_LISTED = 200;
const MINUTE_MS = 60_000;

/**
 * The critical results nobody acknowledged within the minutes the laboratory has set, with the calls to their doctors;
 * at once those of which the doctor could not be sent word.
 */
export async function readOverdueResults(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<OverdueResults> {
  const { db, clock } = deps;
  const now = clock.now();
  const afterMinutes = await readCriticalMinutes(deps);
  const until = new Date(now.getTime() - afterMinutes * MINUTE_MS);
  const rows = await listOverdueResults(db, { until, limit: MOST_LISTED });
  const calls = await listDoctorCalls(
    db,
    rows.map(({ reportId }) => reportId),
  );
  return { afterMinutes, results: rows.map((row) => wireResult(row, calls, now)) };
}

function wireResult(
  { filedAt, messageState, messageAttempts, messageFailure, messageSettledAt, ...row }: OverdueResultRow,
  calls: readonly DoctorCallRow[],
  now: Date,
): OverdueResult {
  const message = { state: messageState, attempts: messageAttempts, failure: messageFailure };
  return {
    ...row,
    email: {
      outcome: outcomeOf(message),
      sentAt: (messageState === 'SENT' && messageSettledAt?.toISOString()) || null,
    },
    filedAt: filedAt.toISOString(),
    minutesWaiting: Math.floor((now.getTime() - filedAt.getTime()) / MINUTE_MS),
    calls: calls
      .filter(({ reportId }) => reportId === row.reportId)
      .map(({ calledAt, calledBy }) => ({ calledAt: calledAt.toISOString(), calledBy })),
  };
}

/** What became of the message to the doctor. */
function outcomeOf(message: {
  state: OverdueResultRow['messageState'];
  attempts: number | null;
  failure: string | null;
}): OverdueResult['email']['outcome'] {
  const { state, attempts, failure } = message;
  switch (state) {
    case 'SENT':
      return 'sent';
    case 'QUEUED':
      return attempts === 0 ? 'queued' : 'put-off';
    case 'SENDING':
      return attempts === 1 ? 'queued' : 'put-off';
    case 'FAILED':
      return failure === 'unconfirmed' ? 'unconfirmed' : 'failed';
    case 'SKIPPED':
      if (failure === 'no-channel') return 'no-mail-server';
      return failure === 'account-disabled' ? 'account-disabled' : 'no-address';
    default:
      return 'none';
  }
}

/**
 * Records that somebody of the laboratory telephoned the doctor of a version with critical results; once for each id
 * of a call, also where it was acknowledged meanwhile.
 * @throws Refused `not-found` for a version without critical results
 */
export async function recordDoctorCall(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  by: string,
  call: { id: string; callId: string; version: number },
): Promise<void> {
  const reportId = parseRecordId(call.id);
  const { version } = call;
  await db.transaction(async (tx) => {
    found(await findCriticalResult(tx, reportId, version));
    const now = clock.now();
    if (!(await insertDoctorCall(tx, { id: call.callId, reportId, version, by, now }))) return;
    const detail = { report: reportId, version };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'report-doctor-called', detail });
  });
}
