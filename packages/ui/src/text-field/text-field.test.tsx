import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Group } from '../field-row/field-row.stories.tsx';
import { Code, Invalid, Phone } from './text-field.stories.tsx';

afterEach(cleanup);

/** The texts `aria-describedby` leads to, in order. */
function description(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

test('a field is named by its label and passes on what is typed', () => {
  render(<Phone />);
  const box = screen.getByRole('textbox', { name: 'Phone' });
  fireEvent.change(box, { target: { value: '91234567' } });
  expect((box as HTMLInputElement).value).toBe('91234567');
});

test('without hint and error it is described by nothing and is valid', () => {
  render(<Phone />);
  const box = screen.getByRole('textbox');
  expect(description(box)).toEqual([]);
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(box.getAttribute('aria-required')).toBe('true');
});

test('hint and error describe it, and it says that it is invalid', () => {
  render(<Invalid />);
  const box = screen.getByRole('textbox', { name: 'Phone' });
  expect(description(box)).toEqual(['Eight digits', 'Please enter an eight-digit phone number']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a row of several controls is a group under its label', () => {
  render(<Group />);
  expect(screen.getByRole('group', { name: 'Document number' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Document number' }).id).toBe('number');
});

test('typing stops at the length of the box, a longer paste is kept whole', async () => {
  render(<Code />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'abcde');
  expect(box.value).toBe('abcd');
  await userEvent.clear(box);
  await userEvent.paste('abcd');
  expect(box.value).toBe('abcd');
  box.setSelectionRange(1, 3);
  await userEvent.paste('123456');
  expect(box.value).toBe('a123456d');
});
