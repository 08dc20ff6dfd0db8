import { inCallTime } from '../db/call-deadline.ts';
import type { Database } from '../db/pool.ts';

/**
 * Bookings of one slot that a process has in the database at a time. They queue at its row there in any case, each with
 * a connection; the second one is under way while the first one's answer is.
 */
const ABREAST = 2;

/** What a booking is told when its turn does not come: the slot was found full while it waited. */
export const FULL = Symbol('full');

interface Waiting {
  /** Whether it has no seat of its own already, so that a full slot is full for it too. */
  needsSeat: boolean;
  go(turn: typeof FULL | typeof TURN): void;
}

const TURN = Symbol('turn');

interface Line {
  underWay: number;
  readonly waiting: Set<Waiting>;
}

const linesOf = new WeakMap<Database, Map<string, Line>>();

/**
 * Does a booking of a slot once few others of it are under way in this process. Where one finds the slot full, those
 * are refused with it that were waiting **as its statement was sent**: it looked at the slot after they came, so each
 * of them would have found the same had it been first. Whoever came later waits for the next one, since a seat may have
 * become free meanwhile.
 * @param slot the same for all bookings of a slot
 * @param work what has to be done while it is one's turn
 * @param wasFull whether its result says that the slot had no seat
 * @returns `FULL` instead where another booking found that
 */
export async function inSlotLine<Result>(
  db: Database,
  { slot, needsSeat }: { slot: string; needsSeat: boolean },
  work: () => Promise<Result>,
  wasFull: (result: Result) => boolean,
): Promise<Result | typeof FULL> {
  const lines = linesOf.get(db) ?? new Map<string, Line>();
  linesOf.set(db, lines);
  const line = lines.get(slot) ?? { underWay: 0, waiting: new Set() };
  lines.set(slot, line);

  const passOn = () => {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next.go(TURN);
    } else {
      line.underWay -= 1;
      if (line.underWay === 0) lines.delete(slot);
    }
  };

  if (line.underWay < ABREAST) line.underWay += 1;
  else if ((await ownTurn(line, needsSeat, passOn)) === FULL) return FULL;
  try {
    const wereWaiting = [...line.waiting].filter((one) => one.needsSeat);
    const result = await work();
    if (wasFull(result)) for (const one of wereWaiting) if (line.waiting.delete(one)) one.go(FULL);
    return result;
  } finally {
    passOn();
  }
}

/** Waits no longer than the call has time; a turn that comes later goes to the next one. */
async function ownTurn(line: Line, needsSeat: boolean, passOn: () => void) {
  let one: Waiting | undefined;
  try {
    return await inCallTime(
      () =>
        new Promise<typeof FULL | typeof TURN>((resolve) => {
          one = { needsSeat, go: resolve };
          line.waiting.add(one);
        }),
      (turn) => turn === TURN && passOn(),
    );
  } finally {
    if (one !== undefined) line.waiting.delete(one);
  }
}
