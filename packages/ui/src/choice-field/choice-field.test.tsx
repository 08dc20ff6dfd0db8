import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ChoiceField, choiceId } from './choice-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
];

function Gender({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <ChoiceField
      id="gender"
      label="Gender"
      value={value}
      options={OPTIONS}
      onChange={setValue}
      hint="As on the card"
      error={error}
    />
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a group under its label, nothing chosen until somebody chooses', () => {
  render(<Gender />);
  expect(screen.getByRole('group', { name: 'Gender' }).contains(radio('Female'))).toBe(true);
  expect([radio('Female').checked, radio('Male').checked]).toEqual([false, false]);
  fireEvent.click(radio('Male'));
  expect([radio('Female').checked, radio('Male').checked]).toEqual([false, true]);
});

test('a press on the label of the group chooses nothing', () => {
  render(<Gender />);
  fireEvent.click(screen.getByText('Gender'));
  expect([radio('Female').checked, radio('Male').checked]).toEqual([false, false]);
});

test('hint and error describe every choice, and a summary can lead to the first', () => {
  render(<Gender error="Please choose" />);
  for (const { label } of OPTIONS) {
    expect(radio(label).getAttribute('aria-describedby')).toBe('gender-hint gender-error');
  }
  expect(document.getElementById(choiceId('gender', 'F'))).toBe(radio('Female'));
});
