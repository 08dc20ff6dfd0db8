import { Counter } from 'prom-client';
import type { Database } from '../db/pool.ts';

const counters = new WeakMap<Database, Counter<'job'>>();

/** What the jobs of this process did on a database: one counter for them and for the server's `/metrics`. */
export function jobRecords(db: Database): Counter<'job'> {
  const known = counters.get(db);
  if (known !== undefined) return known;
  const counter = new Counter({
    name: 'phial_job_records_total',
    help: 'Records that the jobs of this process made, removed or erased the personal data of',
    labelNames: ['job'],
    registers: [],
  });
  counters.set(db, counter);
  return counter;
}
