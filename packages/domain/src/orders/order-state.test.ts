import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isCancellable,
  missingToPlace,
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from './order-state.ts';

const events = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 });

/** Every state an order passes when these events are tried one after another; what cannot happen is passed over. */
function history(tried: readonly OrderEvent[]): OrderState[] {
  const states: OrderState[] = ['DRAFT'];
  for (const event of tried)
    states.push(nextOrderState(states.at(-1) ?? 'DRAFT', event) ?? states.at(-1) ?? 'DRAFT');
  return states;
}

const STAGE: Readonly<Record<OrderState, number>> = {
  DRAFT: 0,
  PLACED: 1,
  RECEIVED: 2,
  IN_PROGRESS: 3,
  REPORTED: 4,
  CANCELLED: 5,
};

test('an order never goes back, except when a report is withdrawn, and then not before the specimen', () => {
  fc.assert(
    fc.property(events, (tried) => {
      const stages = history(tried).map((state) => STAGE[state]);
      const withoutReports = stages.map((stage) => (stage === 3 || stage === 4 ? 2 : stage));
      expect(withoutReports).toEqual(withoutReports.toSorted((a, b) => a - b));
    }),
  );
});

test('a cancelled order stays cancelled, and none is cancelled once the specimen was received', () => {
  fc.assert(
    fc.property(events, (tried) => {
      const states = history(tried);
      const cancelled = states.indexOf('CANCELLED');
      if (cancelled === -1) return;
      expect(new Set(states.slice(cancelled))).toEqual(new Set(['CANCELLED']));
      expect(['DRAFT', 'PLACED']).toContain(states[cancelled - 1]);
    }),
  );
});

test('nothing reaches the laboratory that was not placed', () => {
  fc.assert(
    fc.property(events, (tried) => {
      const states = history(tried);
      const worked = states.findIndex((state) => STAGE[state] >= 2 && state !== 'CANCELLED');
      if (worked !== -1) expect(states.slice(0, worked)).toContain('PLACED');
    }),
  );
});

test('every state can be reached, and the doctor can take back drafts and placed orders only', () => {
  const reached = new Set(
    [['place', 'receive', 'report-part', 'report'] as const, ['cancel'] as const].flatMap((path) =>
      history(path),
    ),
  );
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  expect(ORDER_STATES.filter(isCancellable)).toEqual(['DRAFT', 'PLACED']);
});

test('a report needs no receipt at the counter, and a withdrawn one takes the order back', () => {
  expect(nextOrderState('PLACED', 'report')).toBe('REPORTED');
  expect(nextOrderState('REPORTED', 'report-part')).toBe('IN_PROGRESS');
  expect(nextOrderState('REPORTED', 'report-none')).toBe('RECEIVED');
  expect(nextOrderState('PLACED', 'report-none')).toBe('PLACED');
  expect(nextOrderState('CANCELLED', 'report')).toBeUndefined();
});

test('a draft needs a patient and something to test', () => {
  expect(missingToPlace({ patientId: null, items: [1] })).toBe('patient');
  expect(missingToPlace({ patientId: 'x', items: [] })).toBe('items');
  expect(missingToPlace({ patientId: 'x', items: [1] })).toBeUndefined();
});
