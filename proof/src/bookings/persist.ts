import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Asked, type Caller, isUnknown } from './caller.ts';
import type { World } from './crowd.ts';
import type { Manner } from './journal.ts';

/** Something to be sent until it is known what came of it. */
export interface Attempt {
  ask(): Promise<Asked | undefined>;
  /** Is told of each answer, in the order of the calls. */
  note?(answer: Answer): void;
  /** How often it is sent at once the first time, the very same. */
  readonly copies?: number;
}

/**
 * Sends something until it is known what came of it. Who hangs up mostly never asks again.
 * @returns undefined where that is never known
 */
export async function persist(
  world: World,
  caller: Caller,
  kind: string,
  { ask, note, copies = 1 }: Attempt,
): Promise<Answer | undefined> {
  for (let turn = 0; ; turn += 1) {
    const asked = await ask();
    if (asked === undefined) return undefined;
    const manner = mannerOf(caller);
    const times = turn === 0 ? copies : 1;
    const sending = Array.from({ length: times }, () => caller.send(kind, asked, { manner }));
    const answers = await Promise.all(sending);
    for (const answer of answers) note?.(answer);
    const done = answers.find(({ status }) => status === 200);
    if (done !== undefined) return done;
    const answer = answers.find((one) => !isUnknown(one) && one.body?.error !== 'captcha-wrong');
    if (answer !== undefined) return answer;
    const hasGone = manner === 'hang-up' && caller.random(4) > 0;
    if (hasGone || world.isOver()) return undefined;
    await delay(50 + caller.random(200));
  }
}

export function mannerOf({ random }: Caller): Manner {
  const turn = random(25);
  return turn === 0 ? 'hang-up' : turn === 1 ? 'slow' : 'plain';
}
