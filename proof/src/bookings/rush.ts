import { create, form, noteCreate, withCaptcha } from './booking-calls.ts';
import type { Caller } from './caller.ts';
import { type Actor, untilKnown, type World } from './crowd.ts';
import type { Place, Submission } from './person.ts';

const AT_ONCE = 8;

/** Several people who book seats of the same slot at the same moment. */
export function rush(place: Place): Actor {
  return {
    name: 'rush',
    mostPauseMs: 1_200,
    async act(world, caller) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => book(world, caller, place)));
    },
  };
}

async function book(world: World, caller: Caller, place: Place): Promise<void> {
  const person = world.people.next();
  const key = `${world.seed} ${person.docNo}`;
  const submission: Submission = { key, place, texts: new Set(), isOpen: false };
  person.submissions.push(submission);
  await untilKnown(world, caller, async () => {
    const asked = await withCaptcha(world, caller, (code) =>
      create(key, { ...form(person, place), ...code }),
    );
    if (asked === undefined) return undefined;
    const answer = await caller.send('create', asked);
    noteCreate(world, submission, answer);
    return answer;
  });
}
