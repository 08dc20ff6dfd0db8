import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Busy, Plain } from './button.stories.tsx';

afterEach(cleanup);

test('a busy button stays, says so and ignores presses; a submission reaches the form', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Busy busy={busy} onClick={onClick} />
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Confirm' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect((button as HTMLButtonElement).disabled).toBe(false);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();

  rerender(form(false));
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a button submits no form unless told to', () => {
  render(<Plain />);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
