import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Complain } from './complaint.ts';
import type { Stand } from './stand.ts';

/** Servers send in turns of some seconds. */
const PATIENCE_MS = 180_000;

interface Message {
  readonly id: string;
  readonly state: string;
  readonly failure: string | null;
}

/** Lets the servers send what is left, and compares it with what arrived. */
export async function judgeMessages(stand: Stand, complain: Complain): Promise<{ sent: number }> {
  const { db, mail } = stand;
  const deadline = performance.now() + PATIENCE_MS;
  while ((await countUnsent(stand)) > 0 && performance.now() < deadline) await delay(200);
  const left = await countUnsent(stand);
  if (left > 0) complain('messages', `${left} messages are still not sent`);
  const { rows } = await sql<Message>`
    SELECT id, state, failure FROM outbox`.execute(db.kysely);
  const arrived = new Map<string, number>();
  for (const { id } of mail.emails) {
    const key = id.slice(1, id.indexOf('@'));
    arrived.set(key, (arrived.get(key) ?? 0) + 1);
  }
  for (const [id, times] of arrived)
    if (times > 1) complain('messages', `message ${id} arrived ${times} times`);
  for (const { id, state, failure } of rows) {
    const times = arrived.get(id) ?? 0;
    if (state === 'SENT' && times === 0)
      complain('messages', `message ${id} counts as sent and did not arrive`);
    if (times > 0 && state !== 'SENT' && failure !== 'unconfirmed')
      complain('messages', `message ${id} arrived and counts as ${state} (${failure})`);
  }
  const { rows: forgotten } = await sql<{ id: string; times: number }>`
    SELECT event.id, count(outbox.id)::int AS times FROM event LEFT JOIN outbox ON outbox.event_id = event.id
    WHERE action IN ('appointment-booked', 'appointment-changed', 'appointment-cancelled') AND actor = 'visitor'
    GROUP BY event.id HAVING count(outbox.id) <> 1`.execute(db.kysely);
  for (const { id, times } of forgotten) complain('messages', `event ${id} has ${times} messages`);
  return { sent: arrived.size };
}

/** Those that no address leads to are left out: the desk calls. */
async function countUnsent({ db, fleet }: Stand): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM outbox
    LEFT JOIN appointment ON appointment.id = outbox.appointment_id
    LEFT JOIN waiting_entry ON waiting_entry.id = outbox.waiting_entry_id
    WHERE (outbox.state = 'SENDING' OR outbox.state = 'QUEUED' AND due_at <= ${fleet.now()})
      AND (appointment.email IS NOT NULL OR waiting_entry.by_mail)`.execute(db.kysely);
  return rows[0]?.left ?? 0;
}
