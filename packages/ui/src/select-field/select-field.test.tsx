import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Invalid, Letter } from './select-field.stories.tsx';

afterEach(cleanup);

test('is chosen by its label', async () => {
  render(<Letter />);
  const box = screen.getByRole('combobox', { name: 'Letter' });
  expect(box).toHaveProperty('value', '');
  await userEvent.selectOptions(box, 'Beta');
  expect(box).toHaveProperty('value', 'b');
});

test('is described by its hint and its error', () => {
  render(<Invalid />);
  const box = screen.getByRole('combobox', { name: 'Letter' });
  const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['One of two', 'Please choose']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
