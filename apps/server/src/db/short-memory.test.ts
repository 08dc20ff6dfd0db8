import { describe, expect, it, vi } from 'vitest';
import type { Database } from './pool.ts';
import { shortMemory } from './short-memory.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);

/** A memory only ever uses the database's identity. */
const memoryOfOne = <T>() => shortMemory<T>()({} as Database);

describe('short memory', () => {
  it('reads once per second', async () => {
    const memory = memoryOfOne<number>();
    const load = vi.fn(async () => load.mock.calls.length);
    const answers = [1, 2, 3].map(() => memory.recall('g', 'k', START, load));
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(await memory.recall('g', 'k', later(999), load)).toBe(1);
    expect(await memory.recall('g', 'other', START, load)).toBe(2);
    expect(await memory.recall('g', 'k', later(1000), load)).toBe(3);
  });

  it('also drops a read in progress', async () => {
    const memory = memoryOfOne<string>();
    let finish: (answer: string) => void = () => undefined;
    const slow = memory.recall('g', 'k', START, () => new Promise((resolve) => (finish = resolve)));
    memory.forget('g');
    finish('before the change');
    expect(await slow).toBe('before the change');
    expect(await memory.recall('g', 'k', START, async () => 'after it')).toBe('after it');
  });

  it('does not cache a failure', async () => {
    const memory = memoryOfOne<string>();
    await expect(memory.recall('g', 'k', START, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await memory.recall('g', 'k', START, async () => 'up again')).toBe('up again');
  });

  it('separates databases', async () => {
    const memories = shortMemory<string>();
    const [one, two] = [{} as Database, {} as Database];
    await memories(one).recall('g', 'k', START, async () => 'one');
    expect(await memories(two).recall('g', 'k', START, async () => 'two')).toBe('two');
  });
});
