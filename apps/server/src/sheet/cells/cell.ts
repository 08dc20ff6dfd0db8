import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { isWellFormedText } from '@phial/domain/text/text';
import { dayOfCell } from './day-cell.ts';
import { timeOfCell } from './time-cell.ts';
import { weekdaysOfCell } from './weekdays-cell.ts';

/** What is wrong with a cell, and what may stand there. */
export type CellProblem = Pick<ImportProblem, 'code' | 'expected'>;

export type CellOutcome<Value> = { readonly value: Value } | { readonly problem: CellProblem };

/** Reads the text of a cell, trimmed. */
export type Cell<Value> = (text: string) => CellOutcome<Value>;

/** What an empty cell means, and a column that the file leaves out. */
export function optional<Value, Empty>(cell: Cell<Value>, empty: Empty): Cell<Value | Empty> {
  return (text) => (text === '' ? { value: empty } : cell(text));
}

/** A text on one line. @param longest in UTF-16 units */
export function lineCell(longest: number): Cell<string> {
  return (text) => checkedText(text.replace(/\s+/g, ' '), longest);
}

/** A text of several lines, separated by a line feed. @param longest in UTF-16 units */
export function linesCell(longest: number): Cell<string> {
  return (text) => checkedText(text.replace(/\r\n?/g, '\n'), longest);
}

function checkedText(value: string, longest: number): CellOutcome<string> {
  if (value === '') return { problem: { code: 'cell-empty' } };
  if (!isWellFormedText(value)) return { problem: { code: 'cell-characters' } };
  if (value.length > longest) return { problem: { code: 'cell-too-long', expected: [String(longest)] } };
  return { value };
}

export const dayCell: Cell<string> = parsedCell(dayOfCell, { code: 'not-a-day' });

/** `HH:mm`, up to `24:00`. */
export const timeCell: Cell<string> = parsedCell(timeOfCell, { code: 'not-a-time' });

/** 1 Monday to 7 Sunday. */
export const weekdaysCell: Cell<number[]> = parsedCell(weekdaysOfCell, { code: 'not-weekdays' });

/** A whole number, such as `12`, `1,000` or `３`. */
export function integerCell(least: number, most: number): Cell<number> {
  return parsedCell(
    (text) => {
      const digits = text.normalize('NFKC').replace(/,(?=\d{3}\b)/g, '');
      const number = /^-?\d{1,9}(?:\.0+)?$/.test(digits) ? Number(digits) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
    { code: 'not-a-number', expected: [String(least), String(most)] },
  );
}

const YES = ['yes', 'y', 'true', '1', '是', '有'];
const NO = ['no', 'n', 'false', '0', '否', '無', '无'];

export const yesNoCell: Cell<boolean> = parsedCell(
  (text) => {
    const word = text.normalize('NFKC').toLowerCase();
    if (YES.includes(word)) return true;
    return NO.includes(word) ? false : undefined;
  },
  { code: 'not-yes-or-no' },
);

/** A text of a form. @param code of what has another one */
export function matchingCell(form: RegExp, code: CellProblem['code']): Cell<string> {
  return parsedCell((text) => (form.test(text) ? text : undefined), { code });
}

/** One of some words, letter case ignored. */
export function choiceCell<Choice extends string>(choices: readonly Choice[]): Cell<Choice> {
  return parsedCell((text) => choices.find((choice) => choice.toLowerCase() === text.toLowerCase()), {
    code: 'not-one-of',
    expected: [...choices],
  });
}

/** Several values with `;` between them; blank ones are none. */
export function listCell<Value>(cell: Cell<Value>): Cell<Value[]> {
  return (text) => {
    const values: Value[] = [];
    for (const part of text.split(/[;；]/).map((one) => one.trim())) {
      if (part === '') continue;
      const outcome = cell(part);
      if ('problem' in outcome) return outcome;
      values.push(outcome.value);
    }
    return { value: values };
  };
}

/** What a function makes of the text of a cell. @param problem where it makes nothing of it */
export function parsedCell<Value>(
  parse: (text: string) => Value | undefined,
  problem: CellProblem,
): Cell<Value> {
  return (text) => {
    if (text === '') return { problem: { code: 'cell-empty' } };
    const value = parse(text);
    return value === undefined ? { problem } : { value };
  };
}
