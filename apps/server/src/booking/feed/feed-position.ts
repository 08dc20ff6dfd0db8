/** How far a reader of the feed has come. Snapshots are PostgreSQL's, as text. */
export interface FeedPosition {
  /** What was committed before has been read; undefined: nothing has, and the coming bookings are. */
  readonly seen: string | undefined;
  /** What is read page by page was committed before this. */
  readonly upTo: string;
  /** The last booking of the pages so far, which are in the order of their ids. */
  readonly after: string | undefined;
}

const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]*$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** For the address of a page; nothing that a reader needs to understand. */
export function writePosition({ seen, upTo, after }: FeedPosition): string {
  return Buffer.from(JSON.stringify([upTo, seen ?? null, after ?? null])).toString('base64url');
}

/** @returns undefined for a text that {@link writePosition} did not write */
export function readPosition(text: string): FeedPosition | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [upTo, seen, after] = parts;
  const isSnapshot = (part: unknown): part is string => typeof part === 'string' && SNAPSHOT.test(part);
  if (!isSnapshot(upTo) || !(seen === null || isSnapshot(seen))) return undefined;
  if (!(after === null || (typeof after === 'string' && UUID.test(after)))) return undefined;
  return { upTo, seen: seen ?? undefined, after: after ?? undefined };
}
