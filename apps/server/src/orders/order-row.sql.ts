import type { OrderLine } from '@phial/contract/order';
import type { OrderState } from '@phial/domain/order-state';
import type { SealedOrderRow } from './sealed-order.ts';

/** An order as it is read, with its lines in their order. */
export interface OrderRow extends SealedOrderRow {
  number: string;
  doctor_id: string;
  patient_id: string | null;
  state: OrderState;
  version: number;
  created_at: Date;
  updated_at: Date;
  placed_at: Date | null;
  received_at: Date | null;
  reported_at: Date | null;
  cancelled_at: Date | null;
  /** From then on the request note fills no booking; null before the order is placed. */
  note_token_until: Date | null;
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
