import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInEventStreams } from '../../../testing/event-streams.ts';
import { useDeskLive } from './use-desk-live.ts';

const streams = standInEventStreams();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function follow() {
  const onUpdate = vi.fn();
  const { result } = renderHook(() => useDeskLive('central', '2026-11-20', onUpdate));
  act(() => streams.send('ready'));
  onUpdate.mockClear();
  return { onUpdate, state: () => result.current };
}

test('a stream that ended or was refused is asked for again after a while, and the day at once', () => {
  const { onUpdate, state } = follow();
  expect(state()).toBe('on');
  for (const [times, breakOff] of [() => streams.send('ended'), streams.refuse].entries()) {
    act(breakOff);
    expect(state()).toBe('lost');
    expect(onUpdate).toHaveBeenCalledTimes(times * 2 + 1);
    expect(streams.addresses()).toEqual([]);
    act(() => vi.advanceTimersByTime(5_000));
    expect(streams.addresses()).toHaveLength(1);
    act(() => streams.send('ready'));
    expect(state()).toBe('on');
  }
});

test('one that others displaced is opened again when somebody comes back to its window, and not by itself', () => {
  const { state } = follow();
  act(() => streams.send('displaced'));
  expect(state()).toBe('elsewhere');
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(streams.addresses()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(state()).toBe('connecting');
  act(() => streams.send('ready'));
  expect(state()).toBe('on');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(streams.addresses()).toHaveLength(1);
});

test('nothing is opened any more once the desk is left', () => {
  follow();
  act(() => streams.send('displaced'));
  cleanup();
  window.dispatchEvent(new Event('focus'));
  follow();
  act(() => streams.send('ended'));
  cleanup();
  vi.advanceTimersByTime(5_000);
  expect(streams.addresses()).toEqual([]);
});
