import { createHash } from 'node:crypto';

/** An entry of the audit log as its hash covers it, every column in a form that has one spelling. */
export interface HashedEntry {
  id: string;
  /** Microseconds since 1970, as text: a `Date` has milliseconds only. */
  atMicros: string;
  actor: string;
  action: string;
  appointmentId: string | null;
  /** As PostgreSQL writes a `jsonb`: keys in its own order, each once, numbers as they came. */
  detailText: string;
}

/** Where an entry stands in the chain. */
export interface Place {
  /** From 1 on. */
  sequence: number;
  /** Hexadecimal. */
  previousHash: string;
  /** Microseconds since 1970, as text. */
  linkedMicros: string;
}

/** What the first link carries for the hash of the one before. */
export const NO_HASH = '0'.repeat(64);

/** Another way to hash gets another name, so that one is never taken for the other. */
const FORM = 'phial audit link 1';

/**
 * SHA-256 over an entry and its place, in hexadecimal: of a JSON array, which keeps the parts apart whatever they
 * contain.
 */
export function linkHash(entry: HashedEntry, { sequence, previousHash, linkedMicros }: Place): string {
  const { id, atMicros, actor, action, appointmentId, detailText } = entry;
  const parts = [
    FORM,
    sequence,
    previousHash,
    linkedMicros,
    id,
    atMicros,
    actor,
    action,
    appointmentId,
    detailText,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** An instant of a clock in microseconds, as {@link Place} has it. */
export function microsOf(instant: Date): string {
  return `${BigInt(instant.getTime()) * 1000n}`;
}
