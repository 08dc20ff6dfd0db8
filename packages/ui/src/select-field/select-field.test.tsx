import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      id="letter"
      label="Letter"
      hint="One of two"
      placeholder="Choose"
      value={value}
      onChange={setValue}
      options={OPTIONS}
      error={error}
      required
    />
  );
}

test('is chosen by its label', async () => {
  render(<Form />);
  const box = screen.getByRole('combobox', { name: 'Letter' });
  expect(box).toHaveProperty('value', '');
  await userEvent.selectOptions(box, 'Beta');
  expect(box).toHaveProperty('value', 'b');
});

test('is described by its hint and its error', () => {
  render(<Form error="Please choose" />);
  const box = screen.getByRole('combobox', { name: 'Letter' });
  const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['One of two', 'Please choose']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
