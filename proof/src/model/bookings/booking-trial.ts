import fc from 'fast-check';
import type { Stand } from '../stand.ts';
import { commandsOf, LENGTH, type Trial } from '../step.ts';
import { runJobs } from './booking-model.ts';
import { beginRun, openBookingLaboratory } from './booking-stand.ts';
import type { BookingKind } from './chosen.ts';
import { create, repeat } from './create-commands.ts';
import { extend, hold, release } from './hold-commands.ts';
import { look, modify, withdraw } from './own-booking-commands.ts';
import { NOTHING } from './sent.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;
/** Seconds, most of them on a boundary: of a hold, of a token, of a slot, of a day. */
const WAITS = [1, 2 * MINUTES, 10 * MINUTES, 30 * MINUTES, 3 * HOURS];

const wait: BookingKind<number> = {
  name: 'booking: wait',
  chosen: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...WAITS) }, fc.constant(24 * HOURS)),
  async run(model, real, seconds) {
    model.now = real.moveClock(seconds).getTime();
    // Slots begin.
    if (seconds >= HOURS) for (const one of real.people) real.touched.add(one);
    return NOTHING;
  },
};

const jobs: BookingKind<null> = {
  name: 'booking: jobs',
  chosen: fc.constant(null),
  async run(model, real) {
    await real.doJobs();
    runJobs(model);
    return NOTHING;
  },
};

/** What visitors do, the more often the more of it can go wrong. */
const COMMANDS = [
  commandsOf(create),
  commandsOf(create),
  commandsOf(create),
  commandsOf(create),
  commandsOf(repeat),
  commandsOf(modify),
  commandsOf(modify),
  commandsOf(withdraw),
  commandsOf(hold),
  commandsOf(hold),
  commandsOf(extend),
  commandsOf(release),
  commandsOf(look),
  commandsOf(wait),
  commandsOf(jobs),
];

/** Bookings of a few people who meet at few seats, against `booking-model.ts`. */
export async function bookingTrial(stand: Stand): Promise<Trial> {
  const laboratory = await openBookingLaboratory(stand);
  return {
    name: 'bookings',
    property: fc.asyncProperty(fc.commands(COMMANDS, LENGTH), (commands) =>
      fc.asyncModelRun(() => beginRun(laboratory), commands),
    ),
  };
}
