import type { AppDependencies } from '../../app-dependencies.ts';
import { assertGot } from '../availability/alternatives.ts';
import type { CheckedSlot } from '../checked-request.ts';
import type { PartySeat, PartySeats } from './party.sql.ts';

/** Thrown in the transaction, so that the locks are gone before free times are looked for. */
class NoSeats extends Error {
  override readonly name = 'NoSeats';
  /** As `assertGot` takes it: null where no slot begins then. */
  readonly got: false | null;

  constructor(got: false | null) {
    super('no seats for the party');
    this.got = got;
  }
}

/** Call it within {@link orOtherTimes}. @throws NoSeats */
export function assertSeats(seats: PartySeats['seats']): asserts seats is PartySeat[] {
  if (seats === null || seats === false) throw new NoSeats(seats);
}

/**
 * Seats a party in a transaction, or refuses with the nearest times that have a seat for everybody.
 * @throws Refused `slot-unknown`, `slot-full`, each with free times; whatever else `seat` throws
 */
export async function orOtherTimes<Result>(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  { wanted, people }: { wanted: CheckedSlot; people: number },
  seat: () => Promise<Result>,
): Promise<Result> {
  try {
    return await seat();
  } catch (error) {
    if (error instanceof NoSeats) await assertGot(deps, error.got, { ...wanted, people });
    throw error;
  }
}
