import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../language/language.ts';
import { startWithAllWords } from '../language/testing/all-words.ts';
import { DocumentNumberField } from './document-number-field.tsx';

beforeAll(async () => {
  await startWithAllWords();
  await setLanguage('en');
});
afterEach(cleanup);

function Field({ readOnly, error, start }: { readOnly?: boolean; error?: string; start?: [string, string] }) {
  const [value, setValue] = useState({ number: start?.[0] ?? '', check: start?.[1] ?? '' });
  return (
    <DocumentNumberField
      id="docNo"
      label="ID Number"
      value={value}
      onChange={setValue}
      readOnly={readOnly}
      error={error}
    />
  );
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ID Number' });
const check = () => screen.getByRole<HTMLInputElement>('textbox', { name: /check digit/i });
const boxes = () => [number().value, check().value];

test('two boxes under one group label, the second with a name of its own', () => {
  render(<Field error="Please enter ID Number" />);
  expect(screen.getByRole('group', { name: 'ID Number' }).contains(check())).toBe(true);
  expect(number().getAttribute('aria-describedby')).toContain('docNo-error');
  expect(check().getAttribute('aria-describedby')).toContain('docNo-error');
});

test.each([
  ['A123456', ['A123456', '']],
  ['A1234563', ['A123456', '3']],
  ['a123456(3)', ['A123456', '3']],
  ['Ａ１２３４５６（３）', ['A123456', '3']],
  ['AB987654', ['AB987654', '']],
  ['AB987654(3)', ['AB987654', '3']],
  ['A12345678', ['A12345678', '']],
])('splits a pasted %s at once', async (text, expected) => {
  render(<Field />);
  await userEvent.click(number());
  await userEvent.paste(text);
  expect(boxes()).toEqual(expected);
});

test('a split says where the last character went', async () => {
  render(<Field />);
  await userEvent.click(number());
  await userEvent.paste('A123456(3)');
  expect(screen.getByRole('status').textContent).toBe('The check digit 3 was put into its own box.');
});

test('a split overwrites the check box, a number alone leaves it', async () => {
  render(<Field start={['', '9']} />);
  await userEvent.click(number());
  await userEvent.paste('A123456');
  expect(boxes()).toEqual(['A123456', '9']);
  await userEvent.paste('G123456(A)');
  expect(boxes()).toEqual(['G123456', 'A']);
});

test('the rest of a number can be pasted behind its beginning', async () => {
  render(<Field start={['A12', '']} />);
  await userEvent.click(number());
  await userEvent.paste('34563');
  expect(boxes()).toEqual(['A123456', '3']);
});

test('typing is upper-cased and never split', async () => {
  render(<Field />);
  await userEvent.type(number(), 'a1234563');
  expect(boxes()).toEqual(['A1234563', '']);
});

test('a letter typed at the front leaves the caret behind it', async () => {
  render(<Field start={['123456', '']} />);
  await userEvent.type(number(), 'xa', { initialSelectionStart: 0 });
  expect(number().value).toBe('XA123456');
});

test('the check box takes one character, brackets or not', async () => {
  render(<Field />);
  await userEvent.type(check(), 'a4');
  expect(check().value).toBe('A');
  await userEvent.clear(check());
  await userEvent.paste('(3)');
  expect(check().value).toBe('3');
});

test('a whole number pasted into the check box fills both', async () => {
  render(<Field />);
  await userEvent.click(check());
  await userEvent.paste('A123456(3)');
  expect(boxes()).toEqual(['A123456', '3']);
});

test('read-only shows the number and accepts no input', async () => {
  render(<Field readOnly start={['A123456', '3']} />);
  await userEvent.click(number());
  await userEvent.paste('G123456(A)');
  await userEvent.type(check(), '9');
  expect(boxes()).toEqual(['A123456', '3']);
});
