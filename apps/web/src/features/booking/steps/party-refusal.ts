import { CallError, refusalData } from '@phial/client/call-error';
import { createParty } from '@phial/contract/calls/bookings';
import { currentMessages } from '../../../language/language.ts';

/** The refusals of a party, each with the person it is about. */
const OF_A_PERSON = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
  'same-person',
  'same-time',
  'same-day',
  'booking-refused',
] as const;

/** A refusal because of one of several people, its words begun with whom; any other failure as it is. */
export function withPerson(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const code = OF_A_PERSON.find((one) => one === error.error);
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
