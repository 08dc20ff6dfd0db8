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
  const asked = vi.fn(stands);
  const opened = openEventStream(asked, ended);
  const text: string[] = [];
  opened.body.on('data', (chunk: Buffer) => text.push(chunk.toString()));
  const names = () => [...text.join('').matchAll(/^event: (.+)$/gm)].map(([, name]) => name);
  /** It has ended once, and asks and says nothing after it. */
  const expectOver = async () => {
    expect(ended).toHaveBeenCalledOnce();
    const [before, said] = [asked.mock.calls.length, text.join('')];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(before);
    expect(text.join('')).toBe(said);
    expect(ended).toHaveBeenCalledOnce();
  };
  return { ...opened, asked, names, text: () => text.join(''), expectOver };
}

it('sends two events for many changes at once: at the first and after the last', async () => {
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

it('keeps the connection open with comments', async () => {
  const { names, text } = stream();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(text()).toContain(': still here\n\n');
  expect(names()).toEqual([]);
});

it('ends with the session at the next heartbeat at the latest', async () => {
  let stands = true;
  const { names, expectOver } = stream(async () => stands);
  stands = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names()).toEqual(['ended']);
  await expectOver();
});

it('says that it was displaced, and sends nothing after that', async () => {
  const { changed, displace, names, expectOver } = stream();
  changed();
  displace();
  changed();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(names()).toEqual(['displaced']);
  await expectOver();
});

it('continues while the database does not respond', async () => {
  const { changed, names } = stream(() => Promise.reject(new Error('busy')));
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['changed']);
});

it('stops checking when the desk has disconnected', async () => {
  const { changed, body, asked, expectOver } = stream();
  changed();
  body.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
  await expectOver();
});
