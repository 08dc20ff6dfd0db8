import { Counter } from 'prom-client';
import type { Database } from '../db/pool.ts';

const counters = new WeakMap<Database, Counter<'outcome'>>();

/** What became of the messages this process tried to send: one counter for the job and for `/metrics`. */
export function messageOutcomes(db: Database): Counter<'outcome'> {
  const known = counters.get(db);
  if (known !== undefined) return known;
  const counter = new Counter({
    name: 'phial_message_outcomes_total',
    help: 'Messages to visitors by outcome of an attempt: sent, put off, given up',
    labelNames: ['outcome'],
    registers: [],
  });
  counters.set(db, counter);
  return counter;
}
