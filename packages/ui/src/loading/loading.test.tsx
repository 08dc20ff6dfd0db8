import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shown } from './loading.stories.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const words = () => screen.getByRole('status').textContent;

test('a load shorter than 150 ms shows nothing', () => {
  const { rerender } = render(<Shown />);
  pass(149);
  expect(words()).toBe('');
  rerender(<Shown active={false} />);
  pass(1000);
  expect(words()).toBe('');
});

test('what is shown stays 500 ms, however soon the load ends', () => {
  const { rerender } = render(<Shown />);
  pass(150);
  expect(words()).toBe('Loading');
  pass(10);
  rerender(<Shown active={false} />);
  pass(489);
  expect(words()).toBe('Loading');
  pass(1);
  expect(words()).toBe('');
});

test('a load longer than that ends with it', () => {
  const { rerender } = render(<Shown />);
  pass(3000);
  expect(words()).toBe('Loading');
  rerender(<Shown active={false} />);
  pass(0);
  expect(words()).toBe('');
});

test('a second load within the 500 ms keeps it shown', () => {
  const { rerender } = render(<Shown />);
  pass(200);
  rerender(<Shown active={false} />);
  pass(100);
  rerender(<Shown />);
  pass(2000);
  expect(words()).toBe('Loading');
});
