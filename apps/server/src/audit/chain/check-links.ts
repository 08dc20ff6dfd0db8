import type { Finding } from './finding.ts';
import { type HashedEntry, linkHash, NO_HASH } from './link-hash.ts';
import type { StoredLink } from './verify.sql.ts';

/**
 * How far the instant of an entry may lie from that of its link, in microseconds: an hour. Clocks of several machines
 * differ, and transactions of commands take their time.
 */
const TOLERANCE = 3_600_000_000;

/** Written at the time of the last of several attempts, by a server that may have stood still meanwhile. */
const WRITTEN_LATER = 'sign-in-failed';

export interface LinkCheck {
  /** What is wrong with a link, handed over in their order. */
  check(link: StoredLink): Finding[];
  /** The last link that was handed over; sequence 0 before the first. */
  readonly end: { sequence: number; hash: string };
}

/** Follows the chain from its first link on, with no more in memory than the end of it. */
export function checkLinks(): LinkCheck {
  let end = { sequence: 0, hash: NO_HASH };
  /** The latest instant of which entries had been linked, in microseconds. */
  let reached = 0;

  function dateFindings(link: StoredLink, { atMicros, id, action }: HashedEntry): Finding[] {
    const [at, linked] = [Number(atMicros), Number(link.linkedMicros)];
    // Where the clock went back, what comes after it is early for none of its own fault.
    reached = Math.min(reached, linked);
    const isMisdated = at < reached - TOLERANCE || at > linked + TOLERANCE;
    reached = Math.max(reached, Math.min(at, linked));
    if (!isMisdated || action === WRITTEN_LATER) return [];
    const { sequence } = link;
    return [
      { kind: 'misdated', sequence, entry: id, at: dateOf(atMicros), linkedAt: dateOf(link.linkedMicros) },
    ];
  }

  return {
    get end() {
      return end;
    },
    check(link) {
      const { sequence, previousHash, hash, eventId } = link;
      const found: Finding[] = [];
      if (sequence > end.sequence + 1) {
        found.push({ kind: 'links-missing', from: end.sequence + 1, until: sequence - 1 });
      } else if (sequence <= end.sequence || previousHash !== end.hash) {
        found.push({ kind: 'broken', sequence, entry: eventId });
      }
      end = { sequence, hash };
      const entry = entryOf(link);
      if (entry === undefined) {
        found.push({ kind: 'dropped', sequence, entry: eventId, linkedAt: dateOf(link.linkedMicros) });
      } else if (linkHash(entry, link) !== hash) {
        found.push({ kind: 'changed', sequence, entry: eventId, at: dateOf(entry.atMicros) });
      } else {
        found.push(...dateFindings(link, entry));
      }
      return found;
    },
  };
}

/** Undefined where the entry is gone: its columns are null then. */
function entryOf(link: StoredLink): HashedEntry | undefined {
  const { id, atMicros, actor, action, appointmentId, detailText } = link;
  if (id === null || atMicros === null || actor === null || action === null || detailText === null)
    return undefined;
  return { id, atMicros, actor, action, appointmentId, detailText };
}

function dateOf(micros: string): Date {
  return new Date(Number(BigInt(micros) / 1000n));
}
