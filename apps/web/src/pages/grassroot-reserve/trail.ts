/** An entry of the browser's history that belongs to the page. */
export interface Entry {
  /** The router's name of the entry; it survives a reload. */
  readonly key: string;
  readonly url: string;
}

/**
 * What the page knows of the browser's history: its own entries, and which of
 * them is on screen. The browser tells a page only that something was pushed,
 * replaced or popped.
 */
export interface Trail {
  readonly entries: readonly Entry[];
  readonly at: number;
}

const NO_TRAIL: Trail = { entries: [], at: -1 };

/** More than a journey has; older entries are forgotten. */
const LONGEST = 40;

/**
 * The trail after a navigation to an entry.
 * @param how as the router reports it; a pop may lead back or forward, by any number of entries, and a reload is one
 */
export function follow(trail: Trail, entry: Entry, how: 'PUSH' | 'POP' | 'REPLACE'): Trail {
  const { entries, at } = trail;
  const known = entries.findIndex(({ key }) => key === entry.key);
  if (known >= 0) return { entries: entries.with(known, entry), at: known };
  if (how === 'PUSH') return shorten([...entries.slice(0, at + 1), entry]);
  if (how === 'REPLACE' && at >= 0) return { entries: entries.with(at, entry), at };
  // An entry of before the page was there: nothing is known around it.
  return { entries: [entry], at: 0 };
}

function shorten(entries: readonly Entry[]): Trail {
  const kept = entries.slice(-LONGEST);
  return { entries: kept, at: kept.length - 1 };
}

/** The address the browser's Back leads to, where that is known. */
export const behind = ({ entries, at }: Trail): string | undefined => entries[at - 1]?.url;

const KEY = 'journey';

/** The trail of before a reload. Addresses of the journey hold nothing personal. */
export function readTrail(): Trail {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isTrail(kept) ? kept : NO_TRAIL;
  } catch {
    return NO_TRAIL;
  }
}

/** Keeps the trail for a reload; without storage it lasts as long as the page. */
export function writeTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // Back in the wizard then replaces the address instead of going back to it.
  }
}

function isTrail(value: unknown): value is Trail {
  return (
    isRecord(value) &&
    typeof value.at === 'number' &&
    Array.isArray(value.entries) &&
    value.entries.every(
      (entry) => isRecord(entry) && typeof entry.key === 'string' && typeof entry.url === 'string',
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
