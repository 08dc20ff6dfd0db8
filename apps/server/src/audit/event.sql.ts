import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/pool.ts';

/** Something that happened outside the booking statements, which tell the trail themselves. */
export interface TrailEvent {
  at: Date;
  actor: 'job' | 'command';
  action: 'keys-rotated' | 'catalogue-imported';
  /** Never personal data: the trail is kept for good. */
  detail: Readonly<Record<string, string | number>>;
}

/** Adds to the append-only trail. */
export async function recordEvent(db: Queryable, { at, actor, action, detail }: TrailEvent): Promise<void> {
  await db.query({
    name: 'event-insert',
    text: 'INSERT INTO event (id, at, actor, action, detail) VALUES ($1, $2, $3, $4, $5::jsonb)',
    values: [randomUUID(), at, actor, action, JSON.stringify(detail)],
  });
}
