/** What a doctor's order goes through. */
export const ORDER_STATES = ['DRAFT', 'PLACED', 'RECEIVED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * What happens to an order: the doctor places or cancels it, the counter
 * receives the specimen, a preliminary report begins it, a final one ends it.
 */
export const ORDER_EVENTS = ['place', 'cancel', 'receive', 'report-part', 'report'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * A report may come for an order that nobody ticked as received: the laboratory
 * has the specimen then, whatever the counter did. A later report corrects a
 * final one and leaves the order reported.
 */
const NEXT: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  DRAFT: { place: 'PLACED', cancel: 'CANCELLED' },
  PLACED: { cancel: 'CANCELLED', receive: 'RECEIVED', 'report-part': 'IN_PROGRESS', report: 'REPORTED' },
  RECEIVED: { 'report-part': 'IN_PROGRESS', report: 'REPORTED' },
  IN_PROGRESS: { 'report-part': 'IN_PROGRESS', report: 'REPORTED' },
  REPORTED: { 'report-part': 'REPORTED', report: 'REPORTED' },
  CANCELLED: {},
};

/** The state an event leads to; undefined where it cannot happen. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return NEXT[state][event];
}

/** Whether the doctor can still take an order back: not once the specimen is at the laboratory. */
export function isCancellable(state: OrderState): boolean {
  return nextOrderState(state, 'cancel') !== undefined;
}

/** What a draft needs before it can be placed. */
export function missingToPlace(draft: {
  readonly patientId: string | null;
  readonly items: readonly unknown[];
}): 'patient' | 'items' | undefined {
  if (draft.patientId === null) return 'patient';
  return draft.items.length === 0 ? 'items' : undefined;
}
