import { expect, test } from 'vitest';
import { fillHtmlPlaceholders, fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const values = { laboratory: 'Smith & Co <Lab>', retentionDays: '30' };

test('puts the facts in, each time they are named', () => {
  expect(fillPlaceholders('{laboratory}, {laboratory}: {retentionDays} days', values)).toBe(
    'Smith & Co <Lab>, Smith & Co <Lab>: 30 days',
  );
});

test('puts the facts into HTML as text', () => {
  expect(fillHtmlPlaceholders('<p>{laboratory}</p>', values)).toBe('<p>Smith &amp; Co &lt;Lab&gt;</p>');
});

test('fills nothing twice: a fact that looks like a name stays', () => {
  expect(fillPlaceholders('{laboratory}', { laboratory: '{group}', group: 'x' })).toBe('{group}');
});

test('marks a fact that is not known, and leaves other braces alone', () => {
  expect(fillPlaceholders('{group} {Group} {} {a b}', values)).toBe('— {Group} {} {a b}');
});

test('names what there is no fact for', () => {
  expect(unknownPlaceholders('{laboratory} {labratory} {labratory} {toString}')).toEqual([
    'labratory',
    'toString',
  ]);
});
