import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { acknowledge, contactOf, enquiry, withCaptcha } from './booking-calls.ts';
import type { Answer, Caller } from './caller.ts';
import { type Cancellable, cancelBooking } from './cancel-booking.ts';
import type { Actor, World } from './crowd.ts';
import { persist } from './persist.ts';
import { newSubmission, type Person, type Place } from './person.ts';

const WAITING = '/rest/appointment/waiting';
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];

interface Waiting {
  readonly person: Person;
  readonly link: string;
}

/**
 * Somebody who waits for any of the places, takes what is offered, lets it pass or leaves; and cancels what was taken,
 * so that others can have it. An entry whose answer was lost is found by an enquiry.
 */
export function waiter(name: string): Actor {
  let waiting: Waiting | undefined;
  let booked: Cancellable | undefined;

  async function look(world: World, caller: Caller, own: Waiting): Promise<void> {
    const entry: WaitingEntry | undefined = (await sendLink(world, caller, 'entry', own))?.body?.data;
    const turn = caller.random(20);
    if (turn === 19) {
      waiting = undefined;
      await leave(world, caller, own);
    } else if (entry?.offer !== undefined && turn < 13) {
      const { servPtId, servTime } = entry.offer;
      waiting = undefined;
      booked = await accept(world, caller, own, { servPtId, servTime, type: entry.type });
    } else if (entry?.offer !== undefined) await sendLink(world, caller, 'pass', own);
  }

  return {
    name,
    mostPauseMs: 400,
    async act(world, caller) {
      if (booked !== undefined) {
        await cancelBooking(world, caller, booked);
        booked = undefined;
      } else if (waiting !== undefined) await look(world, caller, waiting);
      else waiting = await join(world, caller, world.people.next());
    },
  };
}

/** @returns undefined where nobody knows whether there is an entry */
async function join(world: World, caller: Caller, person: Person): Promise<Waiting | undefined> {
  const { places } = world;
  const days = places.map(({ servTime }) => servTime.slice(0, 10)).sort();
  const wishes = {
    type: places[0]?.type,
    servPtIds: [...new Set(places.map(({ servPtId }) => servPtId))],
    firstDay: days[0],
    lastDay: days.at(-1),
    weekdays: ALL_WEEK,
    from: '00:00',
    until: '23:59',
  };
  const joined = await persist(world, caller, 'join', {
    ask: () =>
      withCaptcha(world, caller, (code) => ({
        method: 'POST',
        path: WAITING,
        body: { ...contactOf(person), ...wishes, ...code, language: 'en' },
      })),
  });
  const isKnown = joined?.body?.error === 'waiting-already';
  const link = isKnown ? await findLink(world, caller, person) : joined?.body?.data?.link;
  return link && { person, link };
}

/** Of somebody who joined and was not answered. */
async function findLink(world: World, caller: Caller, person: Person): Promise<string | undefined> {
  const found = await persist(world, caller, 'enquire', {
    ask: () => withCaptcha(world, caller, (code) => enquiry(person, code)),
  });
  const [entry] = (found?.body?.waiting ?? []) as WaitingEntry[];
  if (found?.status === 200 && entry === undefined)
    world.complain('lost', 'somebody who waits already does not find the entry');
  return entry?.link;
}

function sendLink(
  world: World,
  caller: Caller,
  what: 'entry' | 'accept' | 'pass' | 'leave',
  { link }: Waiting,
): Promise<Answer | undefined> {
  const asked = { method: 'POST', path: `${WAITING}/${what}`, body: { link } } as const;
  return persist(world, caller, `waiting-${what}`, { ask: async () => asked });
}

/**
 * Takes what is offered, one time in three once more after the answer.
 * @param offered what somebody may have got who never learns what came of it
 */
async function accept(
  world: World,
  caller: Caller,
  own: Waiting,
  offered: Place,
): Promise<Cancellable | undefined> {
  const { person, link } = own;
  const submission = newSubmission(person, link, offered);
  const answer = await sendLink(world, caller, 'accept', own);
  submission.isOpen = answer === undefined;
  if (answer?.status !== 200) return undefined;
  const { apptRecordId: recordId, servPtId, servTime } = answer.body.data as BookingRecord;
  submission.place = { ...offered, servPtId, servTime };
  acknowledge(world, submission, recordId);
  if (caller.random(3) === 0) {
    const again = await sendLink(world, caller, 'accept', own);
    if (again !== undefined && again.body?.data?.apptRecordId !== recordId)
      world.complain(
        'repeats',
        `an offer that was taken was answered otherwise when it was taken again (${again.body?.error})`,
      );
  }
  return { person, recordId, token: answer.body.token };
}

async function leave(world: World, caller: Caller, own: Waiting): Promise<void> {
  const left = await sendLink(world, caller, 'leave', own);
  if (left?.status !== 200) return;
  const entry: WaitingEntry | undefined = (await sendLink(world, caller, 'entry', own))?.body?.data;
  if (entry !== undefined && entry.state !== 'ENDED')
    world.complain('false', `somebody who has left the waiting list is still ${entry.state}`);
}
