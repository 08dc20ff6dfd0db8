import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherRequirements } from './order-requirements.ts';

const text = (en: string) => ({ en, tw: en && `${en}（繁）`, zh: en && `${en}（简）` });
const known = fc.record(
  {
    fasting: fc.constantFrom('8 hours', '12 hours', '').map(text),
    specimens: fc.array(fc.constantFrom('3ml EDTA', '5ml clotted blood', 'stool', '').map(text)),
    remarks: fc.array(fc.constantFrom('by appointment').map(text)),
  },
  { requiredKeys: [] },
);

test('lists each text once with every item it is for, and loses no item', () => {
  fc.assert(
    fc.property(fc.array(known), (items) => {
      const gathered = gatherRequirements(items);
      for (const { known: list, unknown } of [gathered.fasting, gathered.specimens]) {
        const texts = list.map((each) => each.text.en);
        expect(texts).toEqual([...new Set(texts)]);
        expect(texts).not.toContain('');
        const named = new Set([...list.flatMap(({ lines }) => lines), ...unknown]);
        expect([...named].sort((a, b) => a - b)).toEqual(items.map((_, line) => line));
        expect(list.flatMap(({ lines }) => lines).filter((line) => unknown.includes(line))).toEqual([]);
      }
    }),
  );
});

test('shows volumes as they are, never added up', () => {
  const { specimens } = gatherRequirements([
    { specimens: [text('5ml clotted blood')] },
    { specimens: [text('10ml clotted blood'), text('5ml clotted blood')] },
  ]);
  expect(specimens.known.map((each) => [each.text.en, each.lines])).toEqual([
    ['5ml clotted blood', [0, 1]],
    ['10ml clotted blood', [1]],
  ]);
});

test('does not guess what is not known', () => {
  expect(gatherRequirements([{}, { specimens: [] }]).specimens).toEqual({ known: [], unknown: [0, 1] });
});
