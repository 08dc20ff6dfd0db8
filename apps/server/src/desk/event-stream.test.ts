import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function stream(stands = async () => true) {
  const ended = vi.fn();
  const opened = openEventStream(stands, ended);
  const text: string[] = [];
  opened.body.on('data', (chunk: Buffer) => text.push(chunk.toString()));
  const names = () => [...text.join('').matchAll(/^event: (.+)$/gm)].map(([, name]) => name);
  return { ...opened, ended, names, text: () => text.join('') };
}

it('tells of many changes at once twice: at the first and after the last', async () => {
  const { changed, names } = stream();
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['changed']);
  for (let change = 0; change < 100; change++) changed();
  await vi.advanceTimersByTimeAsync(199);
  expect(names()).toEqual(['changed']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual(['changed', 'changed']);
});

it('keeps the connection with a line that is no event', async () => {
  const { names, text } = stream();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(text()).toContain(': still here\n\n');
  expect(names()).toEqual([]);
});

it('ends with the session at the next heartbeat at the latest', async () => {
  let stands = true;
  const { names, ended } = stream(async () => stands);
  stands = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names()).toEqual(['ended']);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('says that it was displaced, and nothing after it', async () => {
  const { changed, displace, names, ended } = stream();
  changed();
  displace();
  changed();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(names()).toEqual(['displaced']);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on while the database cannot be asked', async () => {
  const { changed, names } = stream(() => Promise.reject(new Error('busy')));
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['changed']);
});

it('leaves no timer behind when the desk hangs up', async () => {
  const { changed, body, ended } = stream();
  changed();
  body.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
