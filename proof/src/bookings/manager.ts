import type { Closure } from '@phial/contract/schedule/schedule';
import { type SignedIn, signIn } from './account.ts';
import { isUnknown, pick } from './caller.ts';
import type { Actor, World } from './crowd.ts';
import type { Place } from './person.ts';
import { changeSchedule } from './schedule-change.ts';

/** A closure that a manager was told is made; undefined `open` where it is not known whether it was ended since. */
export interface AskedClosure {
  readonly place: Place;
  /** Whether it stands; undefined where an answer is missing. */
  stands: boolean | undefined;
  /** `performance.now()` of the answer. */
  at: number;
}

/** Closes a point for a day, whose bookings are moved or cancelled, and opens it again. */
export function manager(login: string, closures: AskedClosure[]): Actor {
  let session: SignedIn | undefined;

  async function close(signedIn: SignedIn, place: Place): Promise<void> {
    const day = place.servTime.slice(0, 10);
    const answer = await changeSchedule(signedIn, {
      kind: 'closure',
      from: day,
      until: day,
      servPtId: place.servPtId,
      city: null,
      names: { tw: '颱風', zh: '台风', en: 'Typhoon' },
    });
    if (answer.status === 200) closures.push({ place, stands: true, at: performance.now() });
    else if (isUnknown(answer)) closures.push({ place, stands: undefined, at: performance.now() });
  }

  async function open(world: World, signedIn: SignedIn, closed: AskedClosure): Promise<void> {
    const year = world.fleet.now().getUTCFullYear();
    const path = `/staff/schedule/closures?year=${year}`;
    const { status, body } = await signedIn.send('closures', { method: 'GET', path });
    if (status !== 200) return;
    const day = closed.place.servTime.slice(0, 10);
    const found = (body.data.closures as Closure[]).find(
      ({ servPtId, from }) => servPtId === closed.place.servPtId && from === day,
    );
    if (found === undefined) {
      if (closed.stands) world.complain('lost', 'a closure that was acknowledged is not there', closed.at);
      closures.splice(closures.indexOf(closed), 1);
      return;
    }
    const { closureId, version } = found;
    const answer = await changeSchedule(signedIn, { kind: 'closure-end', closureId, version });
    if (isUnknown(answer)) closed.stands = undefined;
    if (answer.status === 200) closures.splice(closures.indexOf(closed), 1);
  }

  return {
    name: 'manager',
    mostPauseMs: 1_500,
    async act(world, caller) {
      session ??= await signIn(caller, login);
      const [closed] = closures;
      if (closed !== undefined) return open(world, session, closed);
      return close(session, pick(world.places, caller));
    },
  };
}
