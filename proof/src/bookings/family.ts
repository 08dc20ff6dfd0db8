import { acknowledge, contactOf, withCaptcha } from './booking-calls.ts';
import { type Answer, type Caller, isUnknown, pick } from './caller.ts';
import { type Actor, untilKnown, type World } from './crowd.ts';
import { newSubmission, type Person, type Place, type Submission } from './person.ts';

/**
 * Books two people in one go, all or nobody; then tries to book one of them again beside somebody else, who may get
 * nothing then.
 * @param roomy a place that they find free, where they do not find two elsewhere
 */
export function family(roomy: Place): Actor {
  return {
    name: 'family',
    mostPauseMs: 600,
    async act(world, caller) {
      const place = pick(world.places, caller);
      await book(world, caller, [world.people.next(), world.people.next()], place);
      const member = world.people.next();
      if (!(await book(world, caller, [member, world.people.next()], roomy))) return;
      if (await book(world, caller, [world.people.next(), member], roomy))
        world.complain('false', 'somebody of a party was booked twice at one time');
    },
  };
}

/** @returns whether they were booked */
async function book(world: World, caller: Caller, people: readonly Person[], place: Place): Promise<boolean> {
  const key = `${world.seed} ${people.map(({ docNo }) => docNo).join()}`;
  const submissions = people.map((person) => newSubmission(person, key, place));
  const { servPtId, servTime, type } = place;
  const persons = people.map((person) => contactOf(person));
  const answer = await untilKnown(world, caller, async () => {
    const asked = await withCaptcha(world, caller, (code) => ({
      method: 'POST',
      path: '/rest/appointment/party',
      body: { people: persons, servPtId, servTime, type, language: 'en', ...code },
      headers: { 'idempotency-key': key },
    }));
    if (asked === undefined) return undefined;
    const sent = await caller.send('party', asked);
    for (const [n, submission] of submissions.entries()) note(world, submission, sent, n);
    return sent;
  });
  return answer?.status === 200;
}

function note(world: World, submission: Submission, answer: Answer, member: number): void {
  if (isUnknown(answer)) submission.isOpen = true;
  if (answer.status !== 200) return;
  const { record } = answer.body.data[member] as {
    record: { apptRecordId: string; servTime: string; servPtId: string };
  };
  acknowledge(world, submission, record.apptRecordId);
  const place = world.places.find(
    ({ servTime, servPtId }) => servTime === record.servTime && servPtId === record.servPtId,
  );
  if (place !== undefined) submission.place = place;
}
