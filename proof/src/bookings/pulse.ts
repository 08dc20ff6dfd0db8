import { HOLD } from './booking-calls.ts';
import type { Actor } from './crowd.ts';
import type { Place } from './person.ts';

/** Takes a seat that nobody else wants and gives it back: a write that succeeds as soon as one can. */
export function pulse(place: Pick<Place, 'servPtId' | 'servTime' | 'type'>): Actor {
  return {
    name: 'pulse',
    mostPauseMs: 60,
    async act(_, caller) {
      const { servPtId, servTime, type } = place;
      const answer = await caller.send('pulse', {
        method: 'POST',
        path: HOLD,
        body: { servPtId, servTime, type },
      });
      if (answer.status !== 200) return;
      const { holdId } = answer.body.data as { holdId: string };
      await caller.send('pulse', { method: 'DELETE', path: `${HOLD}/${holdId}`, body: {} });
    },
  };
}
