import { Counter } from 'prom-client';
import type { Database } from '../db/pool.ts';

/** What the jobs of this process did on a database: one counter for them and for the server's `/metrics`. */
export const jobRecords = counterOf(
  'phial_job_records_total',
  'Records that the jobs of this process made, removed or erased the personal data of',
  'job',
);

/** What became of the messages this process tried to send: one counter for the job and for `/metrics`. */
export const messageOutcomes = counterOf(
  'phial_message_outcomes_total',
  'Messages to visitors and doctors by outcome of an attempt: sent, put off, given up',
  'outcome',
);

/** What became of the attempts of this process to deliver events: one counter for the sender and for `/metrics`. */
export const webhookOutcomes = counterOf(
  'phial_webhook_outcomes_total',
  'Deliveries of webhooks by outcome of an attempt: delivered, put off, given up',
  'outcome',
);

/** What became of the attempts of this process to write heads of the audit log out: one counter for the job and for `/metrics`. */
export const auditHeads = counterOf(
  'phial_audit_heads_total',
  'Heads of the audit log by outcome of an attempt to write them out: written, failed',
  'outcome',
);

function counterOf<Label extends string>(name: string, help: string, label: Label) {
  const counters = new WeakMap<Database, Counter<Label>>();
  return (db: Database): Counter<Label> => {
    const counter = counters.get(db) ?? new Counter({ name, help, labelNames: [label], registers: [] });
    counters.set(db, counter);
    return counter;
  };
}
