import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safeHtml, unsafeParts } from './safe-html.ts';

describe('a remark', () => {
  it.each([
    '<p>Adults: <b>3.5</b> to <strong>5.1</strong> mmol/L<br />per day</p>',
    '<ul><li>H<sub>2</sub>O</li><li>10<sup>9</sup>/L</li></ul><ol><li><i>a</i> <em>b</em></li></ol>',
    '<table><thead><tr><th>Age</th></tr></thead><tbody><tr><td>&lt; 5 &amp; more</td></tr></tbody></table>',
    '<a href="https://lab.example/ranges">Ranges</a>',
    '<p><a href="tel:+85200008220">0000 8220</a> <a href="#/newsDetail?index=5&amp;id=2">News</a></p>',
    '參考範圍：低於 40',
  ])('keeps %s', (html) => {
    expect(safeHtml(html)).toBe(html);
    expect(unsafeParts(html)).toEqual([]);
  });

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>', ['<script>']],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>', ['onclick of <p>', 'style of <p>']],
    ['<img src=x onerror=alert(1)>b', 'b', ['<img>', 'src of <img>', 'onerror of <img>']],
    ['<a href="javascript:alert(1)">c</a>', '<a>c</a>', ['the link javascript:alert(1)']],
    ['<a href="//evil.example">c</a>', '<a>c</a>', ['the link //evil.example']],
    ['<a href="tel:x">c</a>', '<a>c</a>', ['the link tel:x']],
    ['<a href="#main">c</a>', '<a>c</a>', ['the link #main']],
    ['<a href="/packages">c</a>', '<a>c</a>', ['the link /packages']],
    [
      '<a href="https://a.example" target="_blank">c</a>',
      '<a href="https://a.example">c</a>',
      ['target of <a>'],
    ],
    ['<svg><p>d</p></svg>', '<p>d</p>', ['<svg>']],
    ['<iframe src="https://a.example"></iframe>', '', ['<iframe>', 'src of <iframe>']],
  ])('removes what is not allowed: %s', (html, safe, parts) => {
    expect(safeHtml(html)).toBe(safe);
    expect(unsafeParts(html)).toEqual(parts);
  });
});

test('flattens nested paragraphs', () => {
  const safe = safeHtml('<p><p>x</p></p>');
  expect(safe).not.toContain('<p><p>');
  expect(safeHtml(safe)).toBe(safe);
});

test('keeps safe HTML unchanged', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<script>',
      '</script>',
      '<a href="',
      'https://x',
      '">',
      '&lt;',
      '&#0;',
    ),
    fc.constantFrom(
      '<!--',
      '-->',
      '<svg/onload=',
      "'",
      '&nbsp;',
      '<td>',
      '<textarea>',
      '&#x3c;img&gt;',
      ']]>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const safe = safeHtml(pieces.join(''));
      expect(safeHtml(safe)).toBe(safe);
      expect(unsafeParts(safe)).toEqual([]);
    }),
  );
});
