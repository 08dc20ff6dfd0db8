import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentNotices, dismissToast, notify } from './notices.ts';
import { useOwnNotices } from './use-own-notices.ts';

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices().toasts) dismissToast(id);
});

const texts = () => currentNotices().toasts.map(({ text }) => text);

test('the toasts of a screen go with it, and the others stay', () => {
  const { result, unmount } = renderHook(() => useOwnNotices());
  notify({ tone: 'success', text: 'of the site' });
  result.current.show({ tone: 'warning', text: 'please enter verification code' });
  expect(texts()).toEqual(['of the site', 'please enter verification code']);
  unmount();
  expect(texts()).toEqual(['of the site']);
});

test('a new attempt removes the former message', () => {
  const { result } = renderHook(() => useOwnNotices());
  result.current.show({ tone: 'warning', text: 'No data' });
  result.current.clear();
  expect(texts()).toEqual([]);
  result.current.show({ tone: 'warning', text: 'No data' });
  expect(texts()).toEqual(['No data']);
});
