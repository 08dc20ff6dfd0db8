import { linkEntries } from '../audit/chain/link-entries.ts';
import { doJob } from '../jobs/jobs.ts';
import type { TestApp } from './build-test-app.ts';

type Linking = Pick<TestApp, 'db' | 'clock'>;

/**
 * One turn of the job; undefined while another one is at it.
 * @param limits how many entries a batch and a turn have at most
 */
export function linkOnce(
  { db, clock }: Linking,
  limits?: { batch: number; most: number },
): Promise<number | undefined> {
  const work = (deps: Parameters<typeof linkEntries>[0]) => linkEntries(deps, limits);
  return doJob({ db, clock }, { name: 'link-audit-log', work });
}

/** Turns until nothing is left. */
export async function linkAll(test: Linking): Promise<void> {
  while (await linkOnce(test));
}
