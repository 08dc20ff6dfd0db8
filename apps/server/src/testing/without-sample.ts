import { createFirstAccounts } from '../accounts/administration/first-accounts.ts';
import { loadSample, searchFormerSample } from '../sample/load-sample.ts';
import { removeSample } from '../sample/remove-sample.ts';
import { loadSampleReports } from '../sample/sample-reports.ts';
import type { TestApp } from './build-test-app.ts';

/** The ways in which a database has no sample, for `describe.each`: what it is like, and what is done to an empty one. */
export const WITHOUT_SAMPLE: readonly [string, (test: TestApp) => Promise<void>][] = [
  ['that never had the sample', async () => undefined],
  [
    'from which the sample was removed',
    async (test) => {
      await searchFormerSample(test);
      await loadSample(test);
      await createFirstAccounts(test);
      await loadSampleReports(test);
      await removeSample(test, 'command');
    },
  ],
];
