import fc from 'fast-check';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { bookingTrial } from './bookings/booking-trial.ts';
import { scheduleTrial } from './schedule/schedule-trial.ts';
import { openStand } from './stand.ts';

/** That follow from one seed. */
const RUNS_A_ROUND = 10;

export interface ModelOptions {
  readonly seed: number;
  /** Commands to run at least; one round of each model in any case. */
  readonly steps: number;
  /** Called after each round. */
  readonly progress?: (steps: number) => void;
}

export interface ModelResult {
  /** Commands run, those of the search for the shortest failure included. */
  readonly steps: number;
  /** Commands by kind and answer. */
  readonly table: string;
  readonly failure: ModelFailure | undefined;
}

/** What the server did otherwise than a model. */
export interface ModelFailure {
  /** Of the round: run again with it, the first round fails. */
  readonly seed: number;
  /** Commands that had been run before the one that showed it. */
  readonly after: number | undefined;
  /** The fewest commands that show it, and the difference. */
  readonly report: string;
}

/** Sends seeded commands to a server and to models of it, round by round, until they differ or there were enough. */
export async function runModels(
  db: TestDatabase,
  { seed, steps, progress }: ModelOptions,
): Promise<ModelResult> {
  const stand = await openStand(db);
  const { tally } = stand;
  try {
    const trials = [await bookingTrial(stand), await scheduleTrial(stand)];
    for (let round = seed; round === seed || tally.steps() < steps; round++) {
      for (const { name, property } of trials) {
        const details = await fc.check(property, { seed: round, numRuns: RUNS_A_ROUND });
        if (!details.failed) continue;
        const report = `${name}: ${fc.defaultReportMessage(details)}\n${details.errorInstance}`;
        const failure = { seed: round, after: tally.firstDifference(), report };
        return { steps: tally.steps(), table: tally.table(), failure };
      }
      progress?.(tally.steps());
    }
    return { steps: tally.steps(), table: tally.table(), failure: undefined };
  } finally {
    await stand.test.app.close();
  }
}
