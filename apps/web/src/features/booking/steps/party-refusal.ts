import { CallError, refusalData } from '@phial/client/call-error';
import { MEMBER_REFUSALS } from '@phial/contract/booking/appointment';
import { createParty } from '@phial/contract/calls/bookings';
import { currentMessages } from '../../../language/language.ts';

/** A refusal because of one of several people, its words begun with whom; any other failure as it is. */
export function withPerson(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const code = MEMBER_REFUSALS.find((one) => one === error.error);
  const person = code && refusalData(createParty, error, code)?.person;
  if (person === undefined) return error;
  const { bookingParty: words } = currentMessages();
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
