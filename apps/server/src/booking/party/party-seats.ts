import type { Alternatives } from '@phial/contract/booking/availability';
import { Refused } from '../../errors.ts';
import type { PartySeat, PartySeats } from './party.sql.ts';

/** Free times nearby have a seat for one, not for all: the calendar asks again for so many people. */
const NO_OTHER_TIMES: Alternatives = { alternatives: { samePoint: [], nearby: [] } };

/** @throws Refused `slot-unknown`, `slot-full` where a party got no seats */
export function assertSeats(seats: PartySeats['seats']): asserts seats is PartySeat[] {
  if (seats === null) throw new Refused('slot-unknown', NO_OTHER_TIMES);
  if (seats === false) throw new Refused('slot-full', NO_OTHER_TIMES);
}
