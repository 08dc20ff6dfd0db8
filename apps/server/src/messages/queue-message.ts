import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import { insertMessages } from './outbox.sql.ts';

/** Kinds of messages about what the laboratory did: whoever cannot be written to has to be called. */
export const LABORATORY_ACTS = ['moved', 'cancelled', 'changed'] as const satisfies Row<'outbox'>['kind'][];
export type LaboratoryAct = (typeof LABORATORY_ACTS)[number];

/** Something the laboratory did to a booking, of which its visitor is notified. */
export interface NewMessage {
  appointmentId: string;
  /** Of the row in `event` that says what was done; a second message for it is not queued. */
  eventId: string;
  /**
   * `moved`: to another time or service point; `cancelled`: by the laboratory;
   * `changed`: something else, by the desk.
   */
  kind: LaboratoryAct;
  /** Where and when the booking was before. */
  former: { servicePointId: string; startsAt: Date };
}

/** What the desk did because the visitor asked for it: confirmed like what visitors do themselves. */
export interface NewConfirmation {
  appointmentId: string;
  /** As {@link NewMessage.eventId}. */
  eventId: string;
  kind: 'cancellation-confirmation';
}

/**
 * Queues messages to visitors. Call it in the transaction that does
 * what they say, after the appointments were written: their new slots are read
 * from them. To whom, and in which language, is looked up at sending time.
 * @param tx a transaction
 * @returns how many were queued
 */
export async function queueMessages(
  tx: Queryable,
  now: Date,
  messages: readonly (NewMessage | NewConfirmation)[],
): Promise<number> {
  return messages.length === 0 ? 0 : insertMessages(tx, now, messages);
}
