import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { givenServicePoint, givenSlot, newDocumentNumber } from '../builders.ts';
import type { TestDatabase } from '../open-test-database.ts';
import { fillUp, type Race } from '../race/booker.ts';
import type { JournalEntry } from '../race/journal.ts';
import { seededRandom } from '../race/seeded-random.ts';

/** A booking that a visitor was told of. */
export interface Acknowledged {
  readonly id: string;
  /** When it was asked for and when the answer was there, milliseconds since 1970 by the machine. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

export interface BookingLoad {
  /** What was acknowledged so far. */
  acknowledged(): Acknowledged[];
  /** Ends when the calls under way have ended. */
  stop(): Promise<void>;
}

const VISITORS_AT_ONCE = 3;
const SEATS = 5_000;

/** Visitors who book over HTTP, one after the other, until they are stopped. */
export async function startBooking(db: TestDatabase, origin: string, captcha: string): Promise<BookingLoad> {
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  const servPtId = await givenServicePoint(db);
  const servTime = `${addDays(dayOf(new Date()), 7)} 10:00:00`;
  const journal: JournalEntry[] = [];
  const race: Race = {
    servers: [`${origin}/api`],
    slots: [await givenSlot(db, { servPtId, servTime, capacity: SEATS })],
    captchaAnswer: captcha,
    journal,
    random: seededRandom(1),
  };
  let over = false;
  const visitors = Array.from({ length: VISITORS_AT_ONCE }, async () => {
    while (!over) await fillUp(race, newDocumentNumber());
  });
  return {
    acknowledged: () =>
      journal.flatMap(({ outcome, recordId, invokedAt, endedAt }) =>
        outcome === 'ok' && recordId !== undefined
          ? [
              {
                id: recordId,
                askedAt: performance.timeOrigin + invokedAt,
                answeredAt: performance.timeOrigin + endedAt,
              },
            ]
          : [],
      ),
    async stop() {
      over = true;
      await Promise.all(visitors);
    },
  };
}
