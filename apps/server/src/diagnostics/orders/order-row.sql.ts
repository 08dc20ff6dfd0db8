import type { OrderLine } from '@phial/contract/order';
import type { Row } from '../../db/row.ts';

/**
 * An order as it is read, with its lines in their order. Its request note fills no booking from `note_token_until` on,
 * which is null before the order is placed.
 */
export interface OrderRow extends Omit<Row<'lab_order'>, 'note_token_hash'> {
  lines: OrderLine[];
}

/** The columns of {@link OrderRow}, of a table or subquery named `lab_order`. */
export const ORDER_COLUMNS = `
  lab_order.id, number, lab_order.doctor_id, patient_id, state, lab_order.key_id, sealed, lab_order.version,
  lab_order.created_at, lab_order.updated_at, placed_at, received_at, reported_at, cancelled_at,
  note_token_until,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'itemId', item_id, 'code', code, 'name', name) ORDER BY position)
    FROM lab_order_line WHERE order_id = lab_order.id
  ), '[]') AS lines`;
