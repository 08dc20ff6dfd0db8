import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HeldFromInside, MoreTime, Opener, Terms } from './dialog.stories.tsx';

afterEach(cleanup);

function openFromButton() {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('a dialog is modal, named by its title, and its title has the focus', () => {
  render(<Opener />);
  openFromButton();
  const dialog = screen.getByRole('dialog', { name: 'Cancel booking' });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cancel booking' }));
});

test('an alert dialog is described by its words and its first action has the focus', () => {
  render(<Opener role="alertdialog" />);
  openFromButton();
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel booking' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This cannot be undone.',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

test('what is marked data-autofocus has the focus before all', () => {
  render(<MoreTime />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
});

test('closing by the button gives the focus back to what had it', () => {
  render(<Opener />);
  const opener = openFromButton();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Esc asks the caller to close and gives the focus back', () => {
  render(<Opener />);
  const opener = openFromButton();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a dialog the browser closed by itself tells the caller', () => {
  const onClose = vi.fn();
  render(<Terms onClose={onClose} />);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog without a way out is answered inside only', () => {
  render(<Terms />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  // Browsers that do not know `closedby` close it at a second Esc all the same.
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('a dialog whose act is under way cannot be closed', () => {
  const onClose = vi.fn();
  render(<Terms busy onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.getAttribute('closedby')).toBe('none');
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(close);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // Browsers that do not know `closedby` close it at a second Esc all the same.
  dialog.close();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog stays open when React runs its effects twice', async () => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <Terms onClose={onClose} />
    </StrictMode>,
  );
  await waitFor(() => expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true));
  expect(onClose).not.toHaveBeenCalled();
});

test('busy content keeps the dialog open', () => {
  const onClose = vi.fn();
  const { rerender } = render(<HeldFromInside onClose={onClose} />);
  const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  pressEscape();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(<HeldFromInside busy={false} onClose={onClose} />);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
