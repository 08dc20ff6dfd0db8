import { expect, test } from 'vitest';
import { textLinkKind } from './text-link.ts';

test.each([
  ['https://lab.example/ranges', 'web'],
  ['HTTP://lab.example', 'web'],
  ['tel:+85200008220', 'phone'],
  ['tel:0000-8220', 'phone'],
  ['#/covidintroduce', 'page'],
  ['#/newsDetail?index=5&id=2', 'page'],
] as const)('a text may link to %s', (href, kind) => {
  expect(textLinkKind(href)).toBe(kind);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/packages',
  '#main',
  '#//elsewhere.example x',
  'tel:',
  'tel:javascript',
  'tel:+852 0000',
  ' tel:1234\njavascript:x',
  'mailto:a@lab.example',
])('a text may not link to "%s"', (href) => {
  expect(textLinkKind(href)).toBeUndefined();
});
