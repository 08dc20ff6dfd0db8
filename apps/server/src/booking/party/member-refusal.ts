import { MEMBER_REFUSALS } from '@phial/contract/booking/member-refusals';
import type { ErrorCode } from '@phial/contract/errors';
import { Refused } from '../../errors.ts';

/** What stopped a party, and with whom of it. */
export class MemberRefused extends Error {
  override readonly name = 'MemberRefused';
  /** From 0. */
  readonly index: number;
  readonly refusal: Refused;
  /** The seat that this person was to have. */
  readonly seat: { startsAt: Date; serviceDay: string };

  constructor(index: number, refusal: Refused, seat: MemberRefused['seat']) {
    super(refusal.code);
    this.index = index;
    this.refusal = refusal;
    this.seat = seat;
  }
}

const OF_A_PERSON: ReadonlySet<ErrorCode> = new Set(MEMBER_REFUSALS);

/** Whether a refusal is about one person, so that it says whom. */
export function isOfAPerson(error: unknown): error is Refused {
  return error instanceof Refused && OF_A_PERSON.has(error.code);
}

/** The refusal with the person it is about, counted from 1; any other error as it is. */
export function atMember(error: unknown, index: number): unknown {
  return isOfAPerson(error)
    ? new Refused<'same-person'>(error.code as 'same-person', { person: index + 1 })
    : error;
}
