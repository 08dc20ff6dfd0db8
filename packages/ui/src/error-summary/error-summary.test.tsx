import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ERRORS, Form } from './error-summary.stories.tsx';

afterEach(cleanup);

test('without errors there is no summary and the focus stays', () => {
  render(<Form errors={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('it takes the focus when it appears, and again at the next attempt', () => {
  const { rerender } = render(<Form errors={[]} attempt={0} />);
  rerender(<Form errors={ERRORS} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'There is a problem' }));

  screen.getByRole('textbox').focus();
  rerender(<Form errors={ERRORS} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));

  rerender(<Form errors={ERRORS} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('a mistake made again while typing brings it back without taking the focus', () => {
  const { rerender } = render(<Form errors={ERRORS} attempt={1} />);
  screen.getByRole('textbox').focus();
  rerender(<Form errors={[]} attempt={1} />);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<Form errors={ERRORS} attempt={1} />);
  expect(screen.getByRole('region')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('an error leads to its field and leaves the address alone', () => {
  render(<Form errors={ERRORS} />);
  const address = window.location.href;
  fireEvent.click(screen.getByRole('link', { name: 'please enter name' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(window.location.href).toBe(address);
});
