import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderSet } from '@phial/contract/orders/order-set';

/** A test as a line of an order. */
export function sampleLine(itemId: string): OrderLine {
  const name = { tw: `檢驗 ${itemId}`, zh: `检验 ${itemId}`, en: `Test ${itemId}` };
  return { kind: 'TEST_ITEM', itemId, code: `C-${itemId}`, name };
}

/** A set of two tests, both of them offered. */
export function sampleSet(changes: Partial<OrderSet> = {}): OrderSet {
  return {
    setId: '7d1f8b1e-0000-4000-8000-0000000000c1',
    name: 'Yearly check',
    lines: [sampleLine('ferritin'), sampleLine('lipids')],
    gone: [],
    version: 1,
    ...changes,
  };
}
