import type { OrderSort } from '@phial/contract/orders/order';
import { ORDER_STATES, type OrderState } from '@phial/domain/orders/order-state';
import type { Queryable } from '../../db/pool.ts';
import { ORDER_COLUMNS, type OrderRow } from './order.sql.ts';

export interface OrderFilter {
  doctorId: string;
  /** None: all. */
  states: readonly OrderState[];
  /** Missing: whatever the text. */
  text?: {
    /** Part of a number; null when the text can be none. */
    number: string | null;
    /** The doctor's patients whom the text fits. */
    patientIds: readonly string[];
  };
  sort: OrderSort;
  descending: boolean;
  /** The doctor's patients by name, for the sort by patient. */
  patientOrder: readonly string[];
  limit: number;
  offset: number;
}

const SORTS: Readonly<Record<OrderSort, string>> = {
  number: 'number',
  patient: 'array_position($6::uuid[], patient_id)',
  state: `array_position(ARRAY[${ORDER_STATES.map((state) => `'${state}'`).join(', ')}], state)`,
  placed: 'placed_at',
  updated: 'updated_at',
};

/** One page of the doctor's own orders; what has no value to sort by, such as a draft's day of placing, comes last. */
export async function listOrders(
  db: Queryable,
  filter: OrderFilter,
): Promise<{ total: number; rows: OrderRow[] }> {
  const { sort, descending, text } = filter;
  const direction = descending ? 'DESC' : 'ASC';
  const { rows } = await db.query<(OrderRow | { id: null }) & { total: number }>({
    name: `order-list-${sort}-${direction}`,
    text: `
WITH fitting AS (
  SELECT * FROM lab_order
  WHERE doctor_id = $1
    AND (cardinality($2::text[]) = 0 OR state = ANY ($2))
    AND ($3::boolean OR position($4 in number) > 0 OR patient_id = ANY ($5::uuid[]))
    -- Every statement of this family has the same parameters.
    AND $6::uuid[] IS NOT NULL
)
SELECT ${ORDER_COLUMNS}, total
FROM (SELECT count(*)::int AS total FROM fitting) AS counted LEFT JOIN (
  SELECT * FROM fitting
  ORDER BY ${SORTS[sort]} ${direction} NULLS LAST, id
  LIMIT $7 OFFSET $8
) AS lab_order ON true
ORDER BY ${SORTS[sort]} ${direction} NULLS LAST, id`,
    values: [
      filter.doctorId,
      filter.states,
      text === undefined,
      text?.number ?? null,
      text?.patientIds ?? [],
      filter.patientOrder,
      filter.limit,
      filter.offset,
    ],
  });
  // A page behind the last one has a total, too.
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) };
}

/** How many of the doctor's own orders are in which state; states without any are missing. */
export async function countOrders(
  db: Queryable,
  doctorId: string,
): Promise<{ state: OrderState; orders: number }[]> {
  return db.rows<{ state: OrderState; orders: number }>({
    name: 'order-count',
    text: 'SELECT state, count(*)::int AS orders FROM lab_order WHERE doctor_id = $1 GROUP BY state',
    values: [doctorId],
  });
}
