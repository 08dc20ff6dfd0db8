import { expect, it } from 'vitest';
import { isOrderSetName, LONGEST_ORDER_SET_NAME, orderSetName } from './order-set.ts';

it.each(['Diabetes follow-up', '糖尿病覆診', ` ${'x'.repeat(LONGEST_ORDER_SET_NAME)} `, '𠮷'.repeat(60)])(
  'accepts the name %j',
  (name) => expect(isOrderSetName(name)).toBe(true),
);

it.each(['', '  ', '\u200b', 'x'.repeat(LONGEST_ORDER_SET_NAME + 1)])('refuses the name %j', (name) =>
  expect(isOrderSetName(name)).toBe(false),
);

it('compares names without regard to case, width and blanks', () => {
  expect(orderSetName('  Lipid   PANEL ')).toEqual({ name: 'Lipid PANEL', comparable: 'lipid panel' });
  expect(orderSetName('ｌｉｐｉｄ　panel').comparable).toBe('lipid panel');
});
