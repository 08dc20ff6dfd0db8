import type { Database } from './pool.ts';

/** Longest time a value is cached. */
const LIFE_MS = 1_000;

/** More keys than this in one group within a second are somebody playing with parameters; the group starts anew. */
const MOST_KEYS = 20;

/**
 * Values read from one database, cached by this process for at most one second. What is dropped is dropped by the other
 * processes of the machine as well (`connectCaches`); those of other machines follow within the second.
 */
export interface ShortCache<T> {
  /**
   * The cached value, or what `load` reads now. Calls that come while it
   * is being read share it; a failure is not cached.
   * @param group what {@link delete} drops together
   * @param now of the application's clock, which a test may move
   */
  get(group: string, key: string, now: Date, load: () => Promise<T>): Promise<T>;
  /** Drops a group, also what is being read at the moment: it may have missed the change. */
  delete(group: string): void;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly readAt: number;
  readonly clockAt: number;
}

/** Tells other processes which group of which cache was dropped here. */
export type AnnounceDrop = (cache: string, group: string) => void;

const announcers = new WeakMap<Database, AnnounceDrop>();
const cachesOf = new WeakMap<Database, Map<string, { forget(group: string): void }>>();

/**
 * Has the other processes on a database learn of what this one drops.
 * @returns drops here what another one has announced
 */
export function connectCaches(db: Database, announce: AnnounceDrop): AnnounceDrop {
  announcers.set(db, announce);
  return (cache, group) => cachesOf.get(db)?.get(cache)?.forget(group);
}

/**
 * One cache for each open database, for as long as that is open.
 * @param name the same in every process, and of no other cache
 */
export function shortCache<T>(name: string): (db: Database) => ShortCache<T> {
  const caches = new WeakMap<Database, ShortCache<T>>();
  return (db) => {
    const known = caches.get(db);
    if (known) return known;
    const { forget, ...made } = createShortCache<T>((group) => announcers.get(db)?.(name, group));
    caches.set(db, made);
    const named = cachesOf.get(db) ?? new Map();
    cachesOf.set(db, named.set(name, { forget }));
    return made;
  };
}

function createShortCache<T>(
  announce: (group: string) => void,
): ShortCache<T> & { forget(group: string): void } {
  const groups = new Map<string, Map<string, Entry<T>>>();
  const forget = (group: string) => void groups.delete(group);
  return {
    forget,
    get(group, key, now, load) {
      const entries = groups.get(group) ?? new Map<string, Entry<T>>();
      const known = entries.get(key);
      if (known && isFresh(known, now)) return known.answer;
      if (entries.size >= MOST_KEYS) entries.clear();
      const answer = load();
      const entry = { answer, readAt: performance.now(), clockAt: now.getTime() };
      entries.set(key, entry);
      groups.set(group, entries);
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      // Nobody asks for it afterwards, and a month of slots is 100 kB.
      setTimeout(drop, LIFE_MS).unref();
      answer.catch(drop);
      return answer;
    },
    delete(group) {
      forget(group);
      announce(group);
    },
  };
}

/** Two clocks: the machine's, for one that a test holds still, and the application's, for one that it moves. */
function isFresh(entry: Entry<unknown>, now: Date): boolean {
  return performance.now() - entry.readAt < LIFE_MS && Math.abs(now.getTime() - entry.clockAt) < LIFE_MS;
}
