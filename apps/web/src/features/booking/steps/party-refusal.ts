import { CallError, refusalData } from '@phial/client/call-error';
import { MEMBER_REFUSALS } from '@phial/contract/booking/member-refusals';
import { createParty } from '@phial/contract/calls/bookings';
import { currentMessages } from '../../../language/language.ts';

/** Whom of several people a refusal is about, counted from 1; undefined where it is about none of them. */
export function personOf(error: unknown): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const code = MEMBER_REFUSALS.find((one) => one === error.error);
  return code && refusalData(createParty, error, code)?.person;
}

/** A refusal because of one of several people, its words begun with whom; any other failure as it is. */
export function withPerson(error: unknown): unknown {
  const person = personOf(error);
  if (!(error instanceof CallError) || person === undefined) return error;
  const { bookingParty: words } = currentMessages('furtherBooking');
  const { kind, code: number, data, requestId, waitSeconds } = error;
  return new CallError({
    kind,
    code: number,
    msg: words.at(words.person(person), error.msg),
    error: error.error,
    data,
    requestId,
    waitSeconds,
  });
}
