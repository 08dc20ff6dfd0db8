import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOfTyped, typedOfHtml } from './paragraphs.ts';

test.each([
  ['One line', '<p>One line</p>'],
  ['First\n\nSecond', '<p>First</p>\n\n<p>Second</p>'],
  ['First\n \nSecond', '<p>First</p>\n\n<p>Second</p>'],
  ['First\n \n\n\nSecond\n', '<p>First</p>\n\n<p>Second</p>'],
  ['A line\nand one below', '<p>A line<br />and one below</p>'],
  ['With <b>tags</b>\n\n<ul><li>one</li></ul>', '<p>With <b>tags</b></p>\n\n<ul><li>one</li></ul>'],
  ['', ''],
])('%j becomes %j', (typed, html) => {
  expect(htmlOfTyped(typed)).toBe(html);
  expect(htmlOfTyped(typedOfHtml(html))).toBe(html);
});

test('HTML of before shows without its paragraph tags', () => {
  expect(typedOfHtml('<p>First</p><p>Second<br>line</p><ul><li>one</li></ul>')).toBe(
    'First\n\nSecond\nline\n\n<ul><li>one</li></ul>',
  );
});

test('a list inside a paragraph keeps the tags of the paragraph', () => {
  const html = '<p><ul><li>one</li></ul></p>';
  expect(htmlOfTyped(typedOfHtml(html))).toBe(html);
});

test('what was typed means the same after it was shown again', () => {
  const part = fc.constantFrom('a', 'b c', '<b>d</b>', '<ul><li>e</li></ul>', '\n', '\n\n', ' ');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = htmlOfTyped(parts.join(''));
      expect(htmlOfTyped(typedOfHtml(html))).toBe(html);
    }),
  );
});
