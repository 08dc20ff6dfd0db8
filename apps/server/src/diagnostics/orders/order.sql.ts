import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderPriority, OrderState } from '@phial/domain/orders/order-state';
import type { Encrypted } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, Row } from '../../db/row.ts';
import { DOCTOR_CHANNEL } from '../doctor-events/doctor-updates.sql.ts';

/**
 * An order as it is read, with its lines in their order. Its request note fills no booking from `noteTokenUntil` on,
 * which is null before the order is placed.
 */
export interface OrderRow
  extends Row<'lab_order', 'key_id'>,
    CamelRow<'lab_order', Exclude<keyof Row<'lab_order'>, 'key_id' | 'note_token_hash'>> {
  lines: OrderLine[];
  /** When the laboratory's system acknowledged the order, and its cancellation. */
  fetchedAt: Date | null;
  cancellationFetchedAt: Date | null;
}

/** The lines of an order as JSON, in their order. @param id the column with the id of the order */
export const linesOf = (id: string) => `coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'itemId', item_id, 'code', code, 'name', name) ORDER BY position)
    FROM lab_order_line WHERE order_id = ${id}
  ), '[]')`;

const acknowledgedAt = (change: string) =>
  `(SELECT acknowledged_at FROM order_delivery WHERE order_id = lab_order.id AND change = '${change}')`;

/** The columns of {@link OrderRow}, of a table or subquery named `lab_order`. */
export const ORDER_COLUMNS = `
  lab_order.id, number, state, priority, lab_order.version, lab_order.key_id, sealed, lab_order.doctor_id AS "doctorId",
  patient_id AS "patientId", lab_order.created_at AS "createdAt", lab_order.updated_at AS "updatedAt",
  placed_at AS "placedAt", received_at AS "receivedAt", reported_at AS "reportedAt",
  cancelled_at AS "cancelledAt", note_token_until AS "noteTokenUntil",
  ${acknowledgedAt('PLACED')} AS "fetchedAt", ${acknowledgedAt('CANCELLED')} AS "cancellationFetchedAt",
  ${linesOf('lab_order.id')} AS lines`;

/** One's own order; undefined for every other id alike. */
export function findOrder(db: Queryable, doctorId: string, id: string) {
  return db.row<OrderRow>({
    name: 'order-one',
    text: `SELECT ${ORDER_COLUMNS} FROM lab_order WHERE doctor_id = $1 AND id = $2`,
    values: [doctorId, id],
  });
}

/**
 * {@link findOrder}, kept from changing until the transaction ends. Locked
 * first and then read: one statement that has waited for the lock would see the
 * order as it is now with the lines it had before.
 */
export async function lockOrder(tx: Queryable, doctorId: string, id: string): Promise<OrderRow | undefined> {
  await tx.query({
    name: 'order-lock',
    text: 'SELECT FROM lab_order WHERE doctor_id = $1 AND id = $2 FOR UPDATE',
    values: [doctorId, id],
  });
  return findOrder(tx, doctorId, id);
}

export interface NewOrder {
  id: string;
  number: string;
  doctorId: string;
  patientId: string | null;
  priority: OrderPriority;
  encrypted: Encrypted;
  now: Date;
}

/** @returns false when the number is taken, and then nothing was written */
export async function insertOrder(
  tx: Queryable,
  { id, number, doctorId, patientId, priority, encrypted, now }: NewOrder,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'order-insert',
    text: `
INSERT INTO lab_order (id, number, doctor_id, patient_id, state, key_id, sealed, created_at, updated_at, priority)
VALUES ($1, $2, $3, $4, 'DRAFT', $5, $6, $7, $7, $8)
ON CONFLICT ON CONSTRAINT lab_order_number DO NOTHING`,
    values: [id, number, doctorId, patientId, encrypted.keyId, encrypted.bytes, now, priority],
  });
  return rowCount === 1;
}

/** What a draft holds now, in an order whose lock the caller has. */
export async function updateDraft(
  tx: Queryable,
  order: {
    id: string;
    patientId: string | null;
    priority: OrderPriority;
    encrypted: Encrypted;
    now: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'order-update-draft',
    text: `
UPDATE lab_order SET patient_id = $2, key_id = $3, sealed = $4, updated_at = $5, priority = $6, version = version + 1
WHERE id = $1`,
    values: [
      order.id,
      order.patientId,
      order.encrypted.keyId,
      order.encrypted.bytes,
      order.now,
      order.priority,
    ],
  });
}

/** Writes an order's lines over the former ones. */
export async function replaceLines(
  tx: Queryable,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await tx.query({
    name: 'order-drop-lines',
    text: 'DELETE FROM lab_order_line WHERE order_id = $1',
    values: [orderId],
  });
  await tx.query({
    name: 'order-insert-lines',
    text: `
INSERT INTO lab_order_line (order_id, position, kind, item_id, code, name)
SELECT $1, position, kind, item_id, code, name::jsonb
FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY
  AS line (kind, item_id, code, name, position)`,
    values: [
      orderId,
      lines.map(({ kind }) => kind),
      lines.map(({ itemId }) => itemId),
      lines.map(({ code }) => code),
      lines.map(({ name }) => JSON.stringify(name)),
    ],
  });
}

/** The token of a request note: its hash, and the instant from which on it fills no booking any more. */
export interface NoteToken {
  hash: Buffer;
  until: Date;
}

export async function placeOrder(
  tx: Queryable,
  { id, encrypted, token, now }: { id: string; encrypted: Encrypted; token: NoteToken; now: Date },
): Promise<void> {
  await tx.query({
    name: 'order-place',
    text: `
UPDATE lab_order SET state = 'PLACED', key_id = $2, sealed = $3, note_token_hash = $4, note_token_until = $5,
  placed_at = $6, updated_at = $6, version = version + 1
WHERE id = $1`,
    values: [id, encrypted.keyId, encrypted.bytes, token.hash, token.until, now],
  });
}

/**
 * Moves an order, whose lock the caller has, on to another state, notes when, and tells the open pages of its doctor.
 * @param order.isReport whether a report or another version of one has come
 * @param order.receivedAt when the specimen came, where that is not now
 */
export async function moveOrder(
  tx: Queryable,
  order: { id: string; state: OrderState; now: Date; isReport: boolean; receivedAt?: Date | undefined },
): Promise<void> {
  await tx.query({
    name: 'order-move',
    text: `
WITH moved AS (UPDATE lab_order SET state = $2, updated_at = $3, version = version + 1,
  received_at = CASE WHEN $2 = 'RECEIVED' AND NOT $4::boolean THEN $5 ELSE received_at END,
  reported_at = CASE WHEN $4::boolean THEN $3 ELSE reported_at END,
  cancelled_at = CASE WHEN $2 = 'CANCELLED' THEN $3 ELSE cancelled_at END
WHERE id = $1 RETURNING doctor_id)
SELECT pg_notify('${DOCTOR_CHANNEL}', doctor_id::text) FROM moved`,
    values: [order.id, order.state, order.now, order.isReport, order.receivedAt ?? order.now],
  });
}

/** What an order's reports say about it: the state and the encrypted outline of their newest versions. */
export type OrderReportRow = Row<'report', 'id' | 'order_id' | 'status' | 'key_id' | 'outline'>;

/** The reports there are for some orders. */
export function listReportsOfOrders(db: Queryable, orderIds: readonly string[]) {
  return db.rows<OrderReportRow>({
    name: 'order-reports',
    text: 'SELECT id, order_id, status, key_id, outline FROM report WHERE order_id = ANY ($1::uuid[])',
    values: [orderIds],
  });
}
