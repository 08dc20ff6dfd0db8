import { receiveDeliveryReport as call } from '@phial/contract/calls/text-provider';
import { valueAtPath } from '@phial/domain/messages/request-template';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { issueSignedLink, readSignedLink } from '../../crypto/signed-link.ts';
import { Refused } from '../../errors.ts';
import type { Job } from '../../jobs/jobs.ts';
import { isMessageId } from '../text-sender.ts';
import { applyReports, deleteReports, insertReport } from './delivery-report.sql.ts';
import { readTextProviderRow, type TextProviderRow } from './text-provider.sql.ts';

/** How long reports are kept: providers report within some days. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

export const dropDeliveryReports: Job = {
  name: 'drop-delivery-reports',
  everySeconds: 3600,
  work: ({ db, clock }) => deleteReports(db, new Date(clock.now().getTime() - KEPT_MS)),
};

/** Below the prefix of the API; nobody can guess it. @param providerId of the settings it belongs to */
export function reportPath(keys: KeyRing, providerId: string): string {
  return call.path.replace(
    ':token',
    issueSignedLink(keys, 'delivery-reports', { id: providerId, version: 0 }),
  );
}

/**
 * Takes what the provider says became of a message. One that will not arrive counts as failed: the desk calls about
 * it where it would call.
 * @throws Refused `not-found` when the address is not the signed one
 */
export async function receiveDeliveryReport(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  token: string,
  body: unknown,
): Promise<void> {
  const link = readSignedLink(keys, 'delivery-reports', token);
  const row = link && (await readTextProviderRow(db));
  if (row === undefined || row.id !== link?.id) throw new Refused('not-found');
  if (row.reportIdPath === '' || row.reportStatePath === '') return;
  const providerMessageId = valueAtPath(body, row.reportIdPath);
  const outcome = outcomeOf(row, valueAtPath(body, row.reportStatePath));
  if (providerMessageId === undefined || !isMessageId(providerMessageId) || outcome === undefined) return;
  await insertReport(db, { providerMessageId, outcome, now: clock.now() });
  await applyReports(db, providerMessageId);
}

/** Applies what was reported of a message before the answer with its id had come; call it when the id is committed. */
export async function applyEarlyReports(db: AppDependencies['db'], providerMessageId: string): Promise<void> {
  await applyReports(db, providerMessageId);
}

function outcomeOf(
  { deliveredStates, failedStates }: Pick<TextProviderRow, 'deliveredStates' | 'failedStates'>,
  state: string | undefined,
): 'delivered' | 'failed' | undefined {
  if (state === undefined) return undefined;
  const isAmong = (states: string) => states.split(',').some((one) => one.trim() === state);
  if (isAmong(deliveredStates)) return 'delivered';
  return isAmong(failedStates) ? 'failed' : undefined;
}
