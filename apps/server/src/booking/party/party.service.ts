import type { PartyRequest } from '@phial/contract/booking/appointment';
import { checkPerson, type Person } from '@phial/domain/booking/booking-form';
import { findServiceType } from '@phial/domain/booking/service-type';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { NIL_UUID } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { spendCaptcha } from '../../captcha/captcha.service.ts';
import { hashDocument } from '../../crypto/document-hash.ts';
import { Refused } from '../../errors.ts';
import { assertOpenForBooking } from '../../opening/opening.service.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { checkSlot } from '../checked-request.ts';
import { countBooked } from '../create.service.ts';
import { orFirstAnswer, type Submission } from '../idempotency.ts';
import { withoutOthersBooking } from '../others-booking.ts';
import { bookParty } from './book-party.ts';
import { atMember, MemberRefused } from './member-refusal.ts';

/** A call for a party as it arrived. */
export interface PartyCall {
  body: PartyRequest;
  address: string;
  idempotencyKey: string | undefined;
}

/**
 * Books several people in one go: all of them, or nobody (docs/rules/booking.md#several-people). Everybody has a
 * booking, a code and a confirmation of their own.
 * @returns the whole envelope as JSON text
 * @throws Refused as `createBooking` does; `same-person` where two have one document number. What is about one of the
 *   people says whom (`PartyMember`)
 */
export async function createParty(deps: AppDependencies, call: PartyCall): Promise<string> {
  const { body, address } = call;
  const people = checkPeople(body.people);
  const startsAt = parseServTime(body.servTime);
  if (startsAt === undefined) throw new Refused('slot-unknown');
  await deps.limits.consume('create', { address });
  const submission = submissionOf(call, people, startsAt);
  return orFirstAnswer(deps, submission, async () => {
    await assertOpenForBooking(deps);
    await spendCaptcha(deps, body, address);
    const wanted = await checkSlot(deps, body, startsAt);
    try {
      const answer = await countAll(deps, { address, people }, () =>
        bookParty(deps, { people, wanted, submission, language: body.language }),
      );
      clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
      return answer;
    } catch (error) {
      if (!(error instanceof MemberRefused)) throw error;
      const { index, refusal, seat: seated } = error;
      const person = people[index];
      if (person === undefined) throw refusal;
      const seat = { ...wanted, ...seated };
      const booking = { appointmentId: NIL_UUID, person, wanted: seat };
      throw atMember(await withoutOthersBooking(deps, refusal, booking), index);
    }
  });
}

/** @throws Refused with the first rule that one of the people breaks */
function checkPeople(raw: PartyRequest['people']): Person[] {
  const people: Person[] = [];
  for (const [index, one] of raw.entries()) {
    const checked = checkPerson(one);
    if ('error' in checked) throw atMember(new Refused(checked.error), index);
    if (people.some(({ docNo }) => docNo === checked.person.docNo)) {
      throw atMember(new Refused('same-person'), index);
    }
    people.push(checked.person);
  }
  return people;
}

/** Each of them counts as one booking. */
async function countAll(
  deps: AppDependencies,
  { address, people: [person, ...others] }: { address: string; people: readonly Person[] },
  book: () => Promise<string>,
): Promise<string> {
  if (person === undefined) return book();
  const { hash } = await hashDocument(deps, person.docNo);
  return countBooked(deps, { address, documentHash: hash }, () =>
    countAll(deps, { address, people: others }, book),
  );
}

/** Neither captcha nor hold belong to it: a repeat may have to renew them. */
function submissionOf(
  { body, idempotencyKey }: PartyCall,
  people: readonly Person[],
  startsAt: Date,
): Submission | undefined {
  if (idempotencyKey === undefined) return undefined;
  const type = findServiceType(['ECG', 'other'], body.type) ?? body.type?.toLowerCase() ?? null;
  const persons = people.map(({ name, docNo, telNo, email }) => [name, docNo, telNo, email]);
  const what = ['party', persons, body.servPtId, startsAt.toISOString(), type, body.language];
  return { key: idempotencyKey, content: JSON.stringify(what) };
}
