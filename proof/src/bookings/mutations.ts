import type { PromiseName } from './complaint.ts';
import type { FaultName } from './faults.ts';

/** A part of the server that is taken out of a copy of it, so that the proof has to fail. */
export interface Mutation {
  /** What is taken out, in words. */
  readonly title: string;
  /** Below `apps/server/src`. */
  readonly file: string;
  /** Text for text, each of which has to be there. */
  readonly changes: readonly (readonly [string, string])[];
  /** What breaks meanwhile. */
  readonly faults: readonly FaultName[];
  /** The promises of which one has to be seen broken. */
  readonly breaks: readonly PromiseName[];
}

export const MUTATIONS: readonly Mutation[] = [
  {
    title: 'guard: whether a seat is free',
    file: 'booking/seat.sql.ts',
    changes: [['live + kept < capacity AS got', 'true AS got']],
    faults: ['kill-server'],
    breaks: ['doubled'],
  },
  {
    title: 'lock: the row of the slot while it is booked',
    file: 'booking/create.sql.ts',
    changes: [['mayLock}\n  FOR UPDATE\n', 'mayLock}\n']],
    faults: ['kill-server'],
    breaks: ['doubled', 'counters'],
  },
  {
    title: 'transaction: its beginning',
    file: 'db/pool.ts',
    changes: [["client.query('BEGIN')", "client.query('SELECT 1')"]],
    faults: ['kill-server'],
    breaks: ['doubled', 'counters', 'lost'],
  },
  {
    title: 'durability: a commit waits for the disk',
    file: 'db/pool.ts',
    changes: [
      ["application_name: 'phial',", "application_name: 'phial', options: '-c synchronous_commit=off',"],
    ],
    faults: ['kill-database', 'kill-database', 'kill-database', 'kill-database'],
    breaks: ['lost', 'false'],
  },
  {
    title: 'counter: the seat of a cancelled booking',
    file: 'booking/cancel.sql.ts',
    changes: [['SET taken = taken - 1', 'SET taken = taken']],
    faults: ['kill-server'],
    breaks: ['counters'],
  },
  {
    title: 'idempotency: the first answer for a repeat',
    file: 'booking/idempotency.ts',
    changes: [['if (first === undefined) throw error;', 'throw error;']],
    faults: ['kill-server'],
    breaks: ['repeats'],
  },
  {
    title: 'waiting list: who has taken an offer is answered with that booking',
    file: 'booking/waiting/accept.service.ts',
    changes: [
      ["if (entry.state === 'TAKEN') return answerOf(deps, entry.appointment_id, person);", ''],
      ["if (locked?.state === 'TAKEN') return locked.appointment_id;", ''],
    ],
    faults: ['kill-server'],
    breaks: ['repeats'],
  },
  {
    title: 'ownership: whose booking a token is for',
    file: 'booking/owned-record.ts',
    changes: [
      ['|| !coversOwner(keys, token, owner)', '|| (!coversOwner(keys, token, owner) && id === owner.name)'],
    ],
    faults: ['kill-server'],
    breaks: ['disclosed'],
  },
  {
    title: 'encryption: of names and numbers in the database',
    file: 'crypto/key-ring.ts',
    changes: [
      ['encryptBytes(keys.encryption, boundTo(recordId, field), Buffer.from(text))', 'Buffer.from(text)'],
      ['decryptBytes(keys.encryption, boundTo(recordId, field), bytes).toString', 'bytes.toString'],
    ],
    faults: ['kill-server'],
    breaks: ['readable'],
  },
  {
    title: 'limit: calls of one address',
    file: 'limits/limits.ts',
    changes: [['if (wait === undefined) return;', 'if (wait !== null) return;']],
    faults: ['kill-server'],
    breaks: ['limits'],
  },
  {
    title: 'messages: one whose answer is missing is not sent again',
    file: 'mail/mailer.ts',
    changes: [
      [
        "responseCode === undefined ? 'unconfirmed' : 'not-sent'",
        "responseCode === undefined ? 'not-sent' : 'not-sent'",
      ],
    ],
    faults: ['mail', 'mail'],
    breaks: ['messages'],
  },
  {
    title: 'time limit: of a call that waits for the database',
    file: 'db/call-deadline.ts',
    changes: [['const CALL_MS = 4_400;', 'const CALL_MS = 60_000;']],
    faults: ['stall'],
    breaks: ['late'],
  },
];
