import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Steps } from './steps.tsx';

afterEach(cleanup);

test('each step says whether it is done, and the current one is marked', () => {
  render(
    <Steps
      label="Booking"
      steps={['Location', 'Date and time', 'Confirm']}
      current={1}
      statusWords={{ done: 'done', current: 'current step', todo: 'to do' }}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1 Location (done)',
    '2 Date and time (current step)',
    '3 Confirm (to do)',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
