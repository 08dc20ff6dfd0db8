import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import { type Answer, type Caller, isUnknown, openCaller } from './caller.ts';
import type { Complain } from './complaint.ts';
import type { Fleet } from './fleet.ts';
import type { Journal } from './journal.ts';
import type { People, Place } from './person.ts';

export const CAPTCHA_ANSWER = 'TEST';

/** Where servers and database are away for longer, nobody goes on trying. */
const MOST_TRIES = 20;

/** What everybody of a proof shares. */
export interface World {
  readonly fleet: Fleet;
  readonly journal: Journal;
  readonly people: People;
  readonly places: readonly Place[];
  readonly seed: number;
  readonly complain: Complain;
  /** Whether everybody is to finish. */
  isOver(): boolean;
}

/** Somebody who acts, over and over, until it is over. */
export interface Actor {
  readonly name: string;
  /** Most milliseconds between two acts. */
  readonly mostPauseMs: number;
  act(world: World, caller: Caller): Promise<void>;
}

/**
 * Lets actors act, each by random numbers of its own that follow from the seed.
 * @returns once all have finished
 * @throws what the first of them threw, once the others have finished as well
 */
export async function letAct(world: World, actors: readonly Actor[]): Promise<void> {
  const ends = await Promise.allSettled(
    actors.map(async (actor, n) => {
      const random = seededRandom(world.seed * 1000 + n);
      const caller = openCaller(actor.name, { ...world, random });
      while (!world.isOver()) {
        await delay(random(actor.mostPauseMs));
        await actor.act(world, caller);
      }
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** A captcha that nobody has used. @returns undefined where none was to be had before it was over */
export async function captcha(world: World, caller: Caller): Promise<object | undefined> {
  for (;;) {
    const { body } = await caller.send('captcha', { method: 'GET', path: '/auth/code' });
    if (typeof body?.uuid === 'string') return { uuid: body.uuid, captcha: CAPTCHA_ANSWER };
    if (world.isOver()) return undefined;
    await delay(50 + caller.random(150));
  }
}

/**
 * Sends something until it is known what came of it.
 * @param send answers undefined where there is nothing to send any more
 * @returns undefined where that is never known
 */
export async function untilKnown(
  world: World,
  caller: Caller,
  send: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send();
    if (answer === undefined || !isUnknown(answer)) return answer;
    if (world.isOver()) return undefined;
    await delay(50 + caller.random(200));
  }
  return undefined;
}
