import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditDetail } from '@phial/contract/staff/audit-event';
import type { Queryable } from '../db/pool.ts';
import { insertEvent } from './audit-log.sql.ts';

/** Who did it: an account by its id, or nobody with an account; the laboratory's system by its API key. */
export type Actor = 'visitor' | 'job' | 'command' | 'laboratory' | { readonly account: string };

/** Something that happened outside the booking statements, which write to the audit log themselves. */
export interface AuditEvent {
  /** Made here unless given. */
  id?: string;
  at: Date;
  actor: Actor;
  /** A new one gets its area in `packages/contract/src/staff/audit-event.ts`; the compiler then asks for its words. */
  action: AuditAction;
  /** Never personal data: the audit log is kept for good. */
  detail?: AuditDetail;
  /** The appointment it was done to. */
  appointmentId?: string;
}

/** An actor as the audit log's column has it. */
export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : actor.account;
}

/** The account of an actor; null for whoever has none, such as a command. */
export function accountOf(actor: Actor): string | null {
  return typeof actor === 'string' ? null : actor.account;
}

/** Adds an entry to the audit log; in a transaction, it stands or falls with the deed. */
export async function recordEvent(
  db: Queryable,
  { actor, detail = {}, ...event }: AuditEvent,
): Promise<void> {
  await insertEvent(db, { id: randomUUID(), ...event, detail, actor: actorText(actor) });
}
