import { sql } from 'kysely';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import type { Complain } from './complaint.ts';
import type { Change, Person, Place, Submission } from './person.ts';
import { findWrongSlots } from './seat-watch.ts';

/** A change that was sent without an answer may be carried out so long after it, when what held it up is over. */
const STRAGGLERS_MS = 20_000;

/** Point and time: a slot that is closed and opened again has another id. @returns null for none */
function nameOf(place: Place): string;
function nameOf(place: Place | undefined): string | null;
function nameOf(place: Place | undefined): string | null {
  return place === undefined ? null : `${place.servPtId} ${place.servTime}`;
}

/** Cancelled: no slot. */
interface StoredBooking {
  readonly id: string;
  readonly slot: string | null;
  /** Whether a closure has moved or cancelled it. */
  readonly byManager: boolean;
}

/**
 * Compares what people were answered with the rows that are there, once nobody writes any more.
 * @param options.managerId as events name the account whose closures move bookings
 * @param options.now by the servers' clocks
 */
export async function judgeBookings(
  db: TestDatabase,
  {
    people,
    managerId,
    now,
    complain,
  }: { people: readonly Person[]; managerId: string; now: Date; complain: Complain },
): Promise<{ acknowledged: number; unknown: number; unknownDone: number }> {
  for (const { promise, text } of await findWrongSlots(db, now)) complain(promise, text);
  const stored = new Map((await readBookings(db, managerId)).map((booking) => [booking.id, booking]));
  const known = new Set<string>();
  const open = new Map<string, number>();
  let acknowledged = 0;
  for (const { submissions, changes } of people) {
    for (const submission of submissions) {
      const { recordId, isOpen, texts, place, acknowledged: at } = submission;
      if (texts.size > 1) complain('repeats', `${texts.size} different answers to one submission`, at);
      if (isOpen) open.set(nameOf(place), (open.get(nameOf(place)) ?? 0) + 1);
      if (recordId === undefined) continue;
      known.add(recordId);
      acknowledged += 1;
      judgeOne(submission, changes, stored.get(recordId), complain);
    }
  }
  const strangers = [...stored.values()].filter(({ id }) => !known.has(id));
  complainOfStrangers(strangers, open, complain);
  return { acknowledged, unknown: sum([...open.values()]), unknownDone: strangers.length };
}

function judgeOne(
  { recordId = '', place, acknowledged = 0 }: Submission,
  changes: readonly Change[],
  stored: StoredBooking | undefined,
  complain: Complain,
): void {
  const own = changes.filter((change) => change.recordId === recordId);
  const done = own.findLast(({ outcome }) => outcome === 'ok');
  const at = done?.endedAt ?? acknowledged;
  if (stored === undefined) {
    complain('lost', `booking ${recordId} was acknowledged and is not there`, acknowledged);
    return;
  }
  if (stored.byManager) return;
  const promised = done === undefined ? nameOf(place) : nameOf(done.to);
  const possible = own
    .filter(({ outcome, endedAt }) => outcome === 'unknown' && endedAt > at - STRAGGLERS_MS)
    .map(({ to }) => nameOf(to));
  if ([promised, ...possible].includes(stored.slot)) return;
  if (promised === null) complain('false', `booking ${recordId} was cancelled and is still there`, at);
  else if (stored.slot === null) complain('lost', `booking ${recordId} is cancelled and nobody did that`, at);
  else complain('lost', `booking ${recordId} is not where it was last acknowledged`, at);
}

/** Of what was never answered, each came to nothing or to one booking at the slot it was for. */
function complainOfStrangers(
  strangers: readonly StoredBooking[],
  open: Map<string, number>,
  complain: Complain,
) {
  const most = sum([...open.values()]);
  if (strangers.length > most)
    complain(
      'doubled',
      `${strangers.length} bookings nobody was told of, with ${most} submissions unanswered`,
    );
  // A closure may have moved one here from the slot it was for.
  const left = strangers.filter(({ byManager }) => !byManager);
  for (const [slot, own] of Map.groupBy(left, ({ slot }) => slot)) {
    const asked = slot === null ? most : (open.get(slot) ?? 0);
    if (own.length > asked)
      complain(
        'doubled',
        `slot ${slot}: ${own.length} bookings nobody was told of, with ${asked} unanswered`,
      );
  }
}

async function readBookings(db: TestDatabase, managerId: string): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`
    SELECT id, CASE WHEN status <> 'CANCELLED' THEN service_point_id || ' '
        || to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS') END AS slot,
      EXISTS (SELECT FROM event WHERE appointment_id = appointment.id
        AND actor = ${managerId}) AS "byManager"
    FROM appointment`.execute(db.kysely);
  return rows;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
