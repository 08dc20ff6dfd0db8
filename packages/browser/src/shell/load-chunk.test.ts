import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('gives up on a page that does not arrive within 120000 ms', async () => {
  const settled = vi.fn();
  const chunk = loadChunk(() => new Promise(() => undefined));
  chunk.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(chunk).rejects.toBeInstanceOf(ChunkLoadError);
});

test('a failed import says what failed', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause,
  });
});

test('a page that arrives leaves no timer running', async () => {
  await expect(loadChunk(async () => 'page')).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});
