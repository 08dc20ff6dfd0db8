import { linkEntries } from '../audit/chain/link-entries.ts';
import { doJob } from '../jobs/jobs.ts';
import type { TestApp } from './build-test-app.ts';

type Linking = Pick<TestApp, 'db' | 'clock'>;

/** One turn of the job; undefined while another one is at it. */
export function linkOnce({ db, clock }: Linking): Promise<number | undefined> {
  return doJob({ db, clock }, { name: 'link-audit-log', work: linkEntries });
}

/** Turns until nothing is left. */
export async function linkAll(test: Linking): Promise<void> {
  while (await linkOnce(test));
}
