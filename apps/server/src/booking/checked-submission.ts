import { checkPerson, type Person, type RawPerson } from '@phial/domain/booking-form';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { Refused } from '../errors.ts';

/**
 * The rules a create or a change must keep before anything is looked up (docs/rules/booking.md#checked-twice).
 * @throws Refused with the first rule that is broken; a time that no calendar has is `slot-unknown`
 */
export function checkSubmission(body: RawPerson & { servTime: string }): { person: Person; startsAt: Date } {
  const person = checkedPerson(body);
  const startsAt = parseServTime(body.servTime);
  if (startsAt === undefined) throw new Refused('slot-unknown');
  return { person, startsAt };
}

function checkedPerson(body: RawPerson): Person {
  const checked = checkPerson(body);
  if ('error' in checked) throw new Refused(checked.error);
  return checked.person;
}
