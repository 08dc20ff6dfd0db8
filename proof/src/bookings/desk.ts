import type { DeskAppointment, DeskDay } from '@phial/contract/desk/desk';
import { type SignedIn, signIn } from './account.ts';
import { acknowledge, contactOf } from './booking-calls.ts';
import { type Answer, type Asked, type Caller, isUnknown, pick } from './caller.ts';
import { type Actor, untilKnown, type World } from './crowd.ts';
import { newSubmission, type Person, type Place, type Submission } from './person.ts';

const APPOINTMENTS = '/staff/desk/appointments';

interface Booked {
  readonly person: Person;
  readonly recordId: string;
  readonly version: number;
}

/** The counter, which books for people who telephone, and moves and cancels what it has booked. */
export function desk(login: string): Actor {
  let session: SignedIn | undefined;
  let booked: Booked | undefined;
  return {
    name: 'desk',
    mostPauseMs: 600,
    async act(world, caller) {
      session ??= await signIn(caller, login);
      if (booked === undefined) booked = await book(world, caller, session);
      else if (caller.random(2) === 0) booked = await move(world, caller, { session, booked });
      else booked = await cancel(world, caller, { session, booked });
    },
  };
}

/** @returns undefined where nothing was booked, or nobody knows */
async function book(world: World, caller: Caller, session: SignedIn): Promise<Booked | undefined> {
  const place = pick(world.places, caller);
  const slotId = await findSlot(session, place);
  if (slotId === undefined) return undefined;
  const person = world.people.next();
  const key = `desk ${world.seed} ${person.docNo}`;
  const submission = newSubmission(person, key, place);
  const asked: Asked = {
    method: 'POST',
    path: '/staff/desk/bookings',
    body: { ...contactOf(person), slotId, language: 'en' },
    headers: { 'idempotency-key': key },
  };
  const answer = await untilKnown(world, caller, async () => {
    const sent = await session.send('desk-book', asked);
    noteBooked(world, submission, sent);
    return sent;
  });
  const { recordId } = submission;
  if (answer?.status !== 200 || recordId === undefined) return undefined;
  if (caller.random(3) === 0) noteBooked(world, submission, await session.send('desk-book', asked));
  return { person, recordId, version: (answer.body.data as DeskAppointment).version };
}

function noteBooked(world: World, submission: Submission, answer: Answer): void {
  if (isUnknown(answer)) submission.isOpen ||= submission.recordId === undefined;
  if (answer.status !== 200) return;
  const { appointmentId } = answer.body.data as DeskAppointment;
  acknowledge(world, submission, appointmentId);
  if (submission.recordId !== appointmentId)
    world.complain('repeats', 'a booking of the desk that was sent twice was made twice');
}

interface Act {
  readonly session: SignedIn;
  readonly booked: Booked;
}

/** @returns the booking as it is then; undefined where there is none, or nobody knows */
async function move(world: World, caller: Caller, { session, booked }: Act): Promise<Booked | undefined> {
  const to = pick(world.places, caller);
  const slotId = await findSlot(session, to);
  if (slotId === undefined) return booked;
  return change(world, caller, {
    booked,
    to,
    send: ({ recordId, version }) =>
      session.send('desk-move', {
        method: 'PATCH',
        path: `${APPOINTMENTS}/${recordId}`,
        body: { version, slotId },
      }),
  });
}

/** @returns the booking where it was refused, undefined otherwise */
function cancel(world: World, caller: Caller, { session, booked }: Act): Promise<Booked | undefined> {
  return change(world, caller, {
    booked,
    to: undefined,
    send: ({ recordId, version }) =>
      session.send('desk-cancel', {
        method: 'POST',
        path: `${APPOINTMENTS}/${recordId}/cancel`,
        body: { version, reason: 'visitor-asked' },
      }),
  });
}

interface DeskChange {
  readonly booked: Booked;
  /** Undefined for a cancellation. */
  readonly to: Place | undefined;
  send(booked: Booked): Promise<Answer>;
}

async function change(
  world: World,
  caller: Caller,
  { booked, to, send }: DeskChange,
): Promise<Booked | undefined> {
  const { person, recordId } = booked;
  const answer = await untilKnown(world, caller, async () => {
    const sent = await send(booked);
    const outcome = sent.status === 200 ? 'ok' : 'unknown';
    if (outcome === 'ok' || isUnknown(sent))
      person.changes.push({ recordId, to, endedAt: performance.now(), outcome });
    return sent;
  });
  // Somebody else was faster, or what was sent before and not answered.
  const now: DeskAppointment | undefined =
    answer?.status === 200 ? answer.body.data : answer?.body?.data?.appointment;
  if (now?.status === 'BOOKED') return { ...booked, version: now.version };
  if (now !== undefined)
    person.changes.push({ recordId, to: undefined, endedAt: performance.now(), outcome: 'ok' });
  const error = answer?.body?.error;
  return error === 'slot-full' || error === 'slot-unknown' ? booked : undefined;
}

/** A slot that was closed and opened again is another one. @returns undefined where it is closed */
async function findSlot(session: SignedIn, { servPtId, servTime, type }: Place): Promise<string | undefined> {
  const [day = '', time = ''] = servTime.split(' ');
  const path = `/staff/desk/day?servicePointId=${servPtId}&day=${day}`;
  const { status, body } = await session.send('desk-day', { method: 'GET', path });
  if (status !== 200) return undefined;
  const slots = (body.data as DeskDay).slots;
  return slots.find((slot) => slot.type === type && time.startsWith(slot.time) && slot.capacity > 0)?.slotId;
}
