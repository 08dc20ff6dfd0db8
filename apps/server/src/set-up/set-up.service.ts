import {
  SET_UP_STEPS,
  type SetUp,
  type SetUpMark,
  type SetUpStep,
  type SetUpStepName,
} from '@phial/contract/staff/set-up';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { changeOpening, readPresentOpening } from '../opening/opening.service.ts';
import { readMarks, writeMark } from './set-up.sql.ts';
import { essentialOf, findLacks, type Lacks } from './set-up-lacks.ts';

type SetUpDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** How far the laboratory is set up: what people have said of the steps is kept, what they lack is worked out. */
export async function readSetUp(deps: SetUpDependencies): Promise<SetUp> {
  return describe(deps, await findLacks(deps));
}

/** @param by id of the administrator */
export async function markStep(
  deps: SetUpDependencies,
  { by, step, mark }: { by: string; step: SetUpStepName; mark: SetUpMark['mark'] },
): Promise<SetUp> {
  await writeMark(deps.db, { step, mark, now: deps.clock.now(), by });
  return readSetUp(deps);
}

/**
 * Opens the laboratory for booking, or closes it for new bookings (docs/rules/booking.md#open-for-booking).
 * @throws Refused `set-up-incomplete` with the steps that lack something essential, `version-conflict`
 */
export async function changeBookingOpening(
  deps: SetUpDependencies,
  { by, open, version }: { by: string; open: boolean; version: number },
): Promise<SetUp> {
  const lacks = await findLacks(deps);
  const essential = essentialOf(lacks);
  if (open && essential.size > 0) {
    const { steps } = await describe(deps, lacks);
    throw new Refused('set-up-incomplete', { steps: steps.filter(({ step }) => essential.has(step)) });
  }
  if (!(await changeOpening(deps, { open, version, by }))) {
    throw new Refused('version-conflict', { setUp: await describe(deps, lacks) });
  }
  return describe(deps, lacks);
}

async function describe({ db }: SetUpDependencies, lacks: Lacks): Promise<SetUp> {
  const [{ changedAt, ...booking }, rows] = await Promise.all([readPresentOpening(db), readMarks(db)]);
  const marks = new Map(rows.map(({ step, mark, at, by }) => [step, { mark, at: at.toISOString(), by }]));
  return {
    booking: { ...booking, changedAt: changedAt.toISOString() },
    steps: SET_UP_STEPS.map(
      (step): SetUpStep => ({ step, lacks: [...(lacks.get(step) ?? [])], mark: marks.get(step) ?? null }),
    ),
  };
}
