import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import { type Caller, openCaller } from './caller.ts';
import type { Complain } from './complaint.ts';
import type { Fleet } from './fleet.ts';
import type { Journal } from './journal.ts';
import type { People, Place } from './person.ts';

export const CAPTCHA_ANSWER = 'TEST';

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
