import { APPT, bearer } from './booking-calls.ts';
import { type Answer, type Caller, isUnknown } from './caller.ts';
import type { World } from './crowd.ts';
import { persist } from './persist.ts';
import type { Person } from './person.ts';

/** A booking, who it is for, and the token that goes with it. */
export interface Cancellable {
  readonly person: Person;
  readonly recordId: string;
  readonly token: string;
}

/** Cancels a booking, and writes down what was answered. @returns whether an answer was missing, and the last one */
export async function cancelBooking(
  world: World,
  caller: Caller,
  { person: { changes }, recordId, token }: Cancellable,
): Promise<{ answer: Answer | undefined; isDoubtful: boolean }> {
  let isDoubtful = false;
  const answer = await persist(world, caller, 'cancel', {
    ask: async () => ({
      method: 'DELETE',
      path: `${APPT}/${recordId}`,
      body: {},
      headers: bearer(token),
    }),
    note(each) {
      const isDone = each.status === 200 || (isDoubtful && each.body?.error === 'already-cancelled');
      const outcome = isDone ? 'ok' : 'unknown';
      if (isDone || isUnknown(each))
        changes.push({ recordId, to: undefined, endedAt: performance.now(), outcome });
      isDoubtful ||= isUnknown(each);
    },
  });
  return { answer, isDoubtful };
}
