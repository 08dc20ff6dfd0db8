import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/pool.ts';

/** Who did it: an account by its id, or nobody with an account. */
export type Actor = 'visitor' | 'job' | 'command' | { readonly account: string };

type AccountAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out-everywhere'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'account-requested'
  | 'account-created'
  | 'account-approved'
  | 'account-disabled'
  | 'account-enabled'
  | 'account-renamed'
  | 'account-role-changed'
  | 'account-deleted';

/** Something that happened outside the booking statements, which tell the trail themselves. */
export interface TrailEvent {
  at: Date;
  actor: Actor;
  action:
    | 'keys-rotated'
    | 'catalogue-imported'
    | 'personal-data-erased'
    | 'personal-data-exported'
    | AccountAction;
  /** Never personal data: the trail is kept for good. */
  detail: Readonly<Record<string, string | number>>;
}

/** Adds to the append-only trail. */
export async function recordEvent(db: Queryable, { at, actor, action, detail }: TrailEvent): Promise<void> {
  await db.query({
    name: 'event-insert',
    text: 'INSERT INTO event (id, at, actor, action, detail) VALUES ($1, $2, $3, $4, $5::jsonb)',
    values: [
      ...[randomUUID(), at, typeof actor === 'string' ? actor : actor.account],
      ...[action, JSON.stringify(detail)],
    ],
  });
}
