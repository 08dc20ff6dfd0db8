import {
  APPT,
  bearer,
  create,
  enquiry,
  form,
  HOLD,
  noteCreate,
  noteRepeat,
  withCaptcha,
} from './booking-calls.ts';
import { type Answer, type Caller, isUnknown, pick } from './caller.ts';
import { cancelBooking } from './cancel-booking.ts';
import type { Actor, World } from './crowd.ts';
import { mannerOf, persist } from './persist.ts';
import { newSubmission, type Person, type Place, type Submission } from './person.ts';

/** Who has nothing booked after so many tries is somebody else the next time. */
const MOST_SUBMISSIONS = 6;

interface Booked {
  readonly submission: Submission;
  readonly recordId: string;
  readonly body: object;
  token: string;
}

/**
 * A visitor who holds, books, changes, cancels and looks, one thing after another; who sends some things twice, reads
 * slowly and hangs up. Where it is not known what came of something, it is sent again until it is, or the person is
 * never seen again and the verdict allows for either.
 */
export function visitor(name: string): Actor {
  let person: Person | undefined;
  let booked: Booked | undefined;

  function leave(): void {
    person = undefined;
    booked = undefined;
  }

  return {
    name,
    mostPauseMs: 300,
    async act(world, caller) {
      person ??= world.people.next();
      const turn = caller.random(20);
      if (booked === undefined) {
        if (person.submissions.length >= MOST_SUBMISSIONS) return leave();
        if (turn < 2) return intrude(world, caller);
        return book(world, caller, turn < 9);
      }
      if (turn < 2) return intrude(world, caller);
      if (turn < 5) return enquire(world, caller, booked);
      if (turn < 8) return repeat(world, caller, booked);
      if (turn < 14) return change(world, caller, booked);
      return cancel(world, caller, booked);
    },
  };

  /** Books, with or without a hold; one time in five twice at once. */
  async function book(world: World, caller: Caller, withHold: boolean): Promise<void> {
    if (person === undefined) return;
    const place = pick(world.places, caller);
    const holdId = withHold ? await hold(caller, place) : undefined;
    if (withHold && holdId === undefined) return;
    const own = person;
    const key = `${world.seed} ${own.docNo} ${own.submissions.length}`;
    const submission = newSubmission(own, key, place);
    const body = { ...form(own, place), ...(holdId !== undefined && { holdId }) };
    const copies = caller.random(5) === 0 ? 3 : 1;
    const answer = await persist(world, caller, 'create', {
      copies,
      ask: async () => withCaptcha(world, caller, (code) => create(key, { ...body, ...code })),
      note: (each) => noteCreate(world, submission, each),
    });
    if (answer?.status === 200 && submission.recordId !== undefined) {
      booked = {
        submission,
        recordId: submission.recordId,
        body: form(own, place),
        token: answer.body.token,
      };
    } else if (submission.isOpen) leave();
    else if (holdId !== undefined)
      await caller.send('release', { method: 'DELETE', path: `${HOLD}/${holdId}`, body: {} });
  }

  async function hold(caller: Caller, { servPtId, servTime, type }: Place): Promise<string | undefined> {
    const taken = await caller.send('hold', {
      method: 'POST',
      path: HOLD,
      body: { servPtId, servTime, type },
    });
    if (taken.status !== 200) return undefined;
    const { holdId } = taken.body.data as { holdId: string };
    if (caller.random(3) === 0)
      await caller.send('extend', { method: 'PUT', path: `${HOLD}/${holdId}`, body: {} });
    if (caller.random(6) > 0) return holdId;
    await caller.send('release', { method: 'DELETE', path: `${HOLD}/${holdId}`, body: {} });
    return undefined;
  }

  async function change(world: World, caller: Caller, own: Booked): Promise<void> {
    if (person === undefined) return;
    const { changes } = person;
    const to = pick(world.places, caller);
    const body = { ...form(person, to), apptRecordId: own.recordId };
    let isDoubtful = false;
    const answer = await persist(world, caller, 'modify', {
      ask: async () =>
        withCaptcha(world, caller, (code) => ({
          method: 'PUT',
          path: APPT,
          body: { ...body, ...code },
          headers: bearer(own.token),
        })),
      note(each) {
        const outcome = each.status === 200 ? 'ok' : 'unknown';
        if (outcome === 'ok' || isUnknown(each))
          changes.push({ recordId: own.recordId, to, endedAt: performance.now(), outcome });
        isDoubtful ||= isUnknown(each);
      },
    });
    if (answer?.status === 200) own.token = answer.body.token;
    else if (isDoubtful) leave();
    else await afterRefusal(world, caller, own, answer);
  }

  async function cancel(world: World, caller: Caller, own: Booked): Promise<void> {
    if (person === undefined) return;
    const { answer, isDoubtful } = await cancelBooking(world, caller, { ...own, person });
    if (answer?.status === 200) booked = undefined;
    else if (isDoubtful) leave();
    else await afterRefusal(world, caller, own, answer);
  }

  /** Whose token is too old by the clock looks it up again; whose booking staff have taken leaves. */
  async function afterRefusal(
    world: World,
    caller: Caller,
    own: Booked,
    answer: Answer | undefined,
  ): Promise<void> {
    const error = answer?.body?.error;
    if (error === 'booking-token') await enquire(world, caller, own);
    else if (error === 'already-cancelled' || error === 'slot-past') leave();
  }

  async function enquire(world: World, caller: Caller, own: Booked): Promise<void> {
    if (person === undefined) return;
    const { docNo, name } = person;
    const asked = await withCaptcha(world, caller, (code) => enquiry({ name, docNo }, code));
    if (asked === undefined) return;
    const answer = await caller.send('enquire', asked, { manner: mannerOf(caller) });
    if (answer.status !== 200) return;
    const records = answer.body.data as { docNo: string; apptRecordId: string }[];
    if (records.some((record) => record.docNo !== docNo))
      world.complain('disclosed', 'an enquiry showed the booking of somebody else');
    if (!records.some(({ apptRecordId }) => apptRecordId === own.recordId)) return leave();
    own.token = answer.body.token ?? own.token;
  }

  /** The very same submission once more, later, with a new captcha. */
  async function repeat(world: World, caller: Caller, { submission, body }: Booked): Promise<void> {
    const asked = await withCaptcha(world, caller, (code) => create(submission.key, { ...body, ...code }));
    if (asked === undefined || isOld(world, submission)) return;
    noteRepeat(world, submission, await caller.send('repeat', asked, { manner: mannerOf(caller) }));
  }

  /** Tries to cancel the booking of somebody else. */
  async function intrude(world: World, caller: Caller): Promise<void> {
    const other = pick(world.people.all, caller);
    const recordId = other.submissions.find((one) => one.recordId !== undefined)?.recordId;
    if (recordId === undefined || other === person || booked === undefined) return;
    const answer = await caller.send('intrude', {
      method: 'DELETE',
      path: `${APPT}/${recordId}`,
      body: {},
      headers: bearer(booked.token),
    });
    if (answer.status === 200) world.complain('disclosed', 'a booking was cancelled by somebody else');
  }
}

/** Answers are kept for a day by the servers' clocks, which a proof may move. */
const KEPT_MS = 20 * 3_600_000;

/** Sent once more it might be another booking, as its answer is not kept any more. */
function isOld(world: World, { acknowledgedAt = new Date(0) }: Submission): boolean {
  return world.fleet.now().getTime() - acknowledgedAt.getTime() > KEPT_MS;
}
