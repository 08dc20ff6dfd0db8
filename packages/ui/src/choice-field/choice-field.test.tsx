import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Gender, Invalid } from './choice-field.stories.tsx';
import { choiceId } from './choice-field.tsx';

afterEach(cleanup);

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
  render(<Invalid />);
  for (const label of ['Female', 'Male']) {
    expect(radio(label).getAttribute('aria-describedby')).toBe('gender-hint gender-error');
  }
  expect(document.getElementById(choiceId('gender', 'F'))).toBe(radio('Female'));
});
