import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InDialog, Notes, SingleNote } from './toast-region.stories.tsx';

afterEach(cleanup);

test('the live regions are there before the first note', () => {
  render(<Notes toasts={[]} />);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('errors and warnings are spoken at once, the others in their turn', () => {
  render(<Notes />);
  expect(within(screen.getByRole('alert')).getByText('Wrong verification code')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('Request 4f2a')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('Copied')).toBeTruthy();
});

test('a note can be dismissed', () => {
  const onDismiss = vi.fn();
  render(<SingleNote onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

test('reports while somebody is reading', () => {
  const onReading = vi.fn();
  render(<SingleNote onReading={onReading} />);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onReading).toHaveBeenLastCalledWith(true);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onReading).toHaveBeenLastCalledWith(false);
});

test('while a modal dialog is open the region stands inside it, outside it would be inert', () => {
  const { rerender } = render(<InDialog />);
  expect(within(screen.getByRole('dialog')).getByText('Wrong verification code')).toBeTruthy();
  expect(screen.getAllByText('Wrong verification code')).toHaveLength(1);
  rerender(<InDialog open={false} />);
  expect(screen.getByText('Wrong verification code')).toBeTruthy();
});
