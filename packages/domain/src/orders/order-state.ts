/** What a doctor's order goes through. */
export const ORDER_STATES = ['DRAFT', 'PLACED', 'RECEIVED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * What happens to an order: the doctor places or cancels it, the counter
 * receives the specimen; then its reports answer a part of what was ordered,
 * all of it, or, once they are withdrawn, nothing.
 */
export const ORDER_EVENTS = ['place', 'cancel', 'receive', 'report-part', 'report', 'report-none'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * A report may come for an order that nobody ticked as received: the laboratory
 * has the specimen then, whatever the counter did. A report that is withdrawn
 * takes the order back to what the others answer.
 */
const NEXT: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  DRAFT: { place: 'PLACED', cancel: 'CANCELLED' },
  PLACED: {
    cancel: 'CANCELLED',
    receive: 'RECEIVED',
    'report-part': 'IN_PROGRESS',
    report: 'REPORTED',
    'report-none': 'PLACED',
  },
  RECEIVED: { 'report-part': 'IN_PROGRESS', report: 'REPORTED', 'report-none': 'RECEIVED' },
  IN_PROGRESS: { 'report-part': 'IN_PROGRESS', report: 'REPORTED', 'report-none': 'RECEIVED' },
  REPORTED: { 'report-part': 'IN_PROGRESS', report: 'REPORTED', 'report-none': 'RECEIVED' },
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

/** Whether the specimen is at the laboratory, so that reports can be expected. */
export function isWithLaboratory(state: OrderState): boolean {
  return state === 'RECEIVED' || state === 'IN_PROGRESS' || state === 'REPORTED';
}

/** What a draft needs before it can be placed. */
export function missingToPlace(draft: {
  readonly patientId: string | null;
  readonly items: readonly unknown[];
}): 'patient' | 'items' | undefined {
  if (draft.patientId === null) return 'patient';
  return draft.items.length === 0 ? 'items' : undefined;
}

/** How soon an order is wanted: codes of FHIR's RequestPriority. */
export const ORDER_PRIORITIES = ['routine', 'urgent'] as const;
export type OrderPriority = (typeof ORDER_PRIORITIES)[number];
