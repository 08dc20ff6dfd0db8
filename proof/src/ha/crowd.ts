import { setTimeout as delay } from 'node:timers/promises';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import { givenServicePoint, givenSlot } from '../../../apps/server/src/testing/builders.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import {
  type Race,
  type RaceSlot,
  runBooker,
  type TimedCall,
} from '../../../apps/server/src/testing/race/booker.ts';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';

export const CAPTCHA_ANSWER = 'TEST';

/** Fewer seats than people: they meet at them. */
const SLOTS = 12;
const SEATS = 2;
const MOST_PAUSE_MS = 400;
/** Long beyond what a call may take, so that how long it took is known. */
const PATIENCE_MS = 20_000;

export interface Crowd {
  readonly journal: Race['journal'];
  readonly calls: readonly TimedCall[];
  /** Lets everybody finish the call under way. */
  stop(): Promise<void>;
}

/** Opens booking, and puts slots on different days: a person has one booking a day. */
export async function givenSlots(db: TestDatabase): Promise<RaceSlot[]> {
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  const servPtId = await givenServicePoint(db);
  const slots: RaceSlot[] = [];
  for (let n = 0; n < SLOTS; n++) {
    const servTime = `${addDays(dayOf(new Date()), n + 3)} 10:00:00`;
    slots.push(await givenSlot(db, { servPtId, servTime, capacity: SEATS }));
  }
  return slots;
}

/** People who book, move and cancel without end, each with a call at a time, at any of the servers. */
export function gather(options: {
  servers: readonly string[];
  slots: readonly RaceSlot[];
  clients: number;
  seed: number;
}): Crowd {
  const random = seededRandom(options.seed);
  const calls: TimedCall[] = [];
  let over = false;
  const race: Race = {
    servers: options.servers,
    slots: options.slots,
    captchaAnswer: CAPTCHA_ANSWER,
    journal: [],
    random,
    amidFaults: {
      patienceMs: PATIENCE_MS,
      pause: () => delay(random(MOST_PAUSE_MS)),
      isOver: () => over,
      onCall: (call) => calls.push(call),
    },
  };
  const people = Array.from({ length: options.clients }, (_, n) =>
    runBooker(race, documentNumber(n), Number.POSITIVE_INFINITY),
  );
  return {
    journal: race.journal,
    calls,
    async stop() {
      over = true;
      await Promise.all(people);
    },
  };
}

function documentNumber(n: number): string {
  const number = `R${String(n).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}
