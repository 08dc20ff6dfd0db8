import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openTestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { startTestPostgres } from '../../../apps/server/src/testing/start-test-postgres.ts';
import { machineLine } from '../machine-line.ts';
import { runProgram } from '../run-program.ts';
import { readModelCommand, USAGE } from './options.ts';
import { type ModelOptions, type ModelResult, runModels } from './run-model.ts';

const PROGRESS_EVERY_MS = 10_000;

await runProgram(prove);

/** @returns the exit code */
async function prove(args: readonly string[]): Promise<number> {
  const { isHelp, ...options } = readModelCommand(args);
  if (isHelp) {
    console.log(USAGE);
    return 0;
  }
  console.log(`seed ${options.seed}, ${options.steps} steps`);
  const begun = performance.now();
  const rate = (steps: number) => ((steps * 1_000) / (performance.now() - begun)).toFixed(0);
  let said = begun;
  const { steps, table, failure } = await onOwnDatabase({
    ...options,
    progress(steps) {
      if (performance.now() - said < PROGRESS_EVERY_MS) return;
      said = performance.now();
      console.log(`${steps} steps, ${rate(steps)} a second`);
    },
  });
  console.log(
    `\n${table}\n\n${steps} steps, ${rate(steps)} a second, each with its answer and all that can be seen`,
  );
  console.log(machineLine());
  if (failure === undefined) return 0;
  console.error(`\nThe server did otherwise than the model after ${failure.after} steps.\n${failure.report}`);
  console.error(`\nThe same commands again: npm run proof:model -- --steps=1 --seed=${failure.seed}`);
  return 1;
}

/** A PostgreSQL that ends with the proof and whose commits do not wait for the disk: nothing is killed here. */
async function onOwnDatabase(options: ModelOptions): Promise<ModelResult> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-model-'));
  const postgres = await startTestPostgres(folder, { durable: false });
  const db = openTestDatabase(postgres.url);
  try {
    await migrate(db);
    return await runModels(db, options);
  } finally {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
