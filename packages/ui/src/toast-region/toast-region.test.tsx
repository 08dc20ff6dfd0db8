import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { type Toast, ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

const WORDS = { label: 'Messages', dismissLabel: 'Dismiss' };
const ERROR: Toast = { id: 1, tone: 'error', text: 'Wrong verification code', detail: 'Request 4f2a' };
const SUCCESS: Toast = { id: 2, tone: 'success', text: 'Copied' };

test('the live regions are there before the first note', () => {
  render(<ToastRegion {...WORDS} toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('errors and warnings are spoken at once, the others in their turn', () => {
  render(<ToastRegion {...WORDS} toasts={[ERROR, SUCCESS]} onDismiss={() => undefined} />);
  expect(within(screen.getByRole('alert')).getByText('Wrong verification code')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('Request 4f2a')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('Copied')).toBeTruthy();
});

test('a note can be dismissed', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion {...WORDS} toasts={[SUCCESS]} onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

test('it tells while somebody is at it', () => {
  const onReading = vi.fn();
  render(<ToastRegion {...WORDS} toasts={[SUCCESS]} onDismiss={() => undefined} onReading={onReading} />);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onReading).toHaveBeenLastCalledWith(true);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onReading).toHaveBeenLastCalledWith(false);
});

test('while a modal dialog is open the region stands inside it, outside it would be inert', () => {
  const page = (open: boolean) => (
    <>
      <ToastRegion {...WORDS} toasts={[ERROR]} onDismiss={() => undefined} />
      <Dialog open={open} onClose={() => undefined} title="Cancel booking">
        Sure?
      </Dialog>
    </>
  );
  const { rerender } = render(page(true));
  expect(within(screen.getByRole('dialog')).getByText('Wrong verification code')).toBeTruthy();
  expect(screen.getAllByText('Wrong verification code')).toHaveLength(1);
  rerender(page(false));
  expect(screen.getByText('Wrong verification code')).toBeTruthy();
});
