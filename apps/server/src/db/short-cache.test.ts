import { describe, expect, it, vi } from 'vitest';
import type { Database } from './pool.ts';
import { shortCache } from './short-cache.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);

/** A cache only ever uses the database's identity. */
const cacheOfOne = <T>() => shortCache<T>('test')({} as Database);

describe('short cache', () => {
  it('reads once per second', async () => {
    const cache = cacheOfOne<number>();
    const load = vi.fn(async () => load.mock.calls.length);
    const answers = [1, 2, 3].map(() => cache.get('g', 'k', START, load));
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(await cache.get('g', 'k', later(999), load)).toBe(1);
    expect(await cache.get('g', 'other', START, load)).toBe(2);
    expect(await cache.get('g', 'k', later(1000), load)).toBe(3);
  });

  it('also drops a read in progress', async () => {
    const cache = cacheOfOne<string>();
    let finish: (answer: string) => void = () => undefined;
    const slow = cache.get('g', 'k', START, () => new Promise((resolve) => (finish = resolve)));
    cache.delete('g');
    finish('before the change');
    expect(await slow).toBe('before the change');
    expect(await cache.get('g', 'k', START, async () => 'after it')).toBe('after it');
  });

  it('does not cache a failure', async () => {
    const cache = cacheOfOne<string>();
    await expect(cache.get('g', 'k', START, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('g', 'k', START, async () => 'up again')).toBe('up again');
  });

  it('separates databases', async () => {
    const caches = shortCache<string>('test');
    const [one, two] = [{} as Database, {} as Database];
    await caches(one).get('g', 'k', START, async () => 'one');
    expect(await caches(two).get('g', 'k', START, async () => 'two')).toBe('two');
  });
});
