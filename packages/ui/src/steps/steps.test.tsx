import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Booking } from './steps.stories.tsx';

afterEach(cleanup);

test('each step says whether it is done, and the current one is marked', () => {
  render(<Booking />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1 Location (done)',
    '2 Date and time (current step)',
    '3 Confirm (to do)',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
