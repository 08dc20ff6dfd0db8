import fc from 'fast-check';
import type { Stand } from '../stand.ts';
import { commandsOf, LENGTH, type Trial } from '../step.ts';
import { confirmLast, make, preview } from './manager-commands.ts';
import { beginRun, openScheduleLaboratory, type ScheduleKind } from './schedule-stand.ts';
import { book, cancel, hold } from './visitor-commands.ts';

const HOURS = 3_600;

const wait: ScheduleKind<number> = {
  name: 'schedule: wait',
  chosen: fc.constantFrom(60, 600, 600, HOURS, 3 * HOURS, 24 * HOURS),
  async run(model, real, seconds) {
    model.now = await real.moveClock(seconds);
    return { expected: {}, answered: {} };
  },
};

const COMMANDS = [
  commandsOf(book),
  commandsOf(book),
  commandsOf(book),
  commandsOf(book),
  commandsOf(cancel),
  commandsOf(hold),
  commandsOf(hold),
  commandsOf(preview),
  commandsOf(confirmLast),
  commandsOf(confirmLast),
  commandsOf(make),
  commandsOf(make),
  commandsOf(wait),
];

/** Opening hours and closures that change under bookings and holds, against `schedule-model.ts` and `change-model.ts`. */
export async function scheduleTrial(stand: Stand): Promise<Trial> {
  const laboratory = await openScheduleLaboratory(stand);
  return {
    name: 'schedules',
    property: fc.asyncProperty(fc.commands(COMMANDS, LENGTH), (commands) =>
      fc.asyncModelRun(() => beginRun(laboratory), commands),
    ),
  };
}
