import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, isUnknown } from './caller.ts';
import type { Actor, World } from './crowd.ts';
import type { Place, Submission } from './person.ts';
import { create, form, noteCreate, withCaptcha } from './visitor.ts';

const AT_ONCE = 8;
const MOST_TRIES = 20;

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
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const asked = await withCaptcha(world, caller, (code) =>
      create(key, { ...form(person, place), ...code }),
    );
    if (asked === undefined) return;
    const answer = await caller.send('create', asked);
    noteCreate(world, submission, answer);
    if (!isUnknown(answer) || world.isOver()) return;
    await delay(50 + caller.random(200));
  }
}
