import { Refused } from './errors.ts';

/** Deeper than any body of ours by far; keeps whatever walks a body afterwards cheap. */
const MAX_DEPTH = 16;

/**
 * Items of an array: more than any has in an ordinary body or a bundle. A validator looks at each of them also where
 * there are too many, and compares all with all where they have to differ.
 */
export const MOST_ITEMS = 2_500;

/** Names that change what an object is or does (`toString`, `__proto__`…) instead of filling it. */
const POISON = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * A JSON body, read strictly: real UTF-8, no key twice in one object (readers
 * disagree on which one counts), no key that poisons a prototype, no deep nesting.
 * @param bytes the body as received, already bounded in length
 * @param mostItems that an array may have
 * @returns undefined for an empty body
 * @throws Refused `body-invalid`, or `text-invalid` for bytes that are not UTF-8
 */
export function parseJsonBody(bytes: Buffer, mostItems = Number.POSITIVE_INFINITY): unknown {
  if (bytes.length === 0) return undefined;
  const text = decodeText(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('body-invalid');
  }
  // A key that stands twice is in the text and not in the value: JSON.parse takes the last of two.
  if (keysIn(value, mostItems, 1) !== keysWritten(text)) throw new Refused('body-invalid');
  return value;
}

/**
 * The text of a body, without a byte order mark.
 * @throws Refused `text-invalid` for bytes that are not UTF-8
 */
export function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused('text-invalid');
  }
}

/** How many keys a value has in all its objects; NaN where one is poison, the nesting too deep or an array too long. */
function keysIn(value: unknown, mostItems: number, level: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (level > MAX_DEPTH) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    if (value.length > mostItems) return Number.NaN;
    for (const member of value) count += keysIn(member, mostItems, level + 1);
    return count;
  }
  for (const key of Object.keys(value)) {
    if (POISON.has(key)) return Number.NaN;
    count += 1 + keysIn((value as Record<string, unknown>)[key], mostItems, level + 1);
  }
  return count;
}

/** How many strings of a text that is known to be JSON stand before a colon. */
function keysWritten(json: string): number {
  let count = 0;
  for (let start = json.indexOf('"'); start >= 0; ) {
    let after = endOfString(json, start);
    while (isBlank(json.charCodeAt(after))) after++;
    if (json.charCodeAt(after) === COLON) count++;
    start = json.indexOf('"', after);
  }
  return count;
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** The white space of JSON. */
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Position after the closing quote of the string that begins at `start`, in a text that is known to be JSON. */
export function endOfString(json: string, start: number): number {
  for (let end = start + 1; ; end++) {
    end = json.indexOf('"', end);
    // An even number of backslashes escape each other and not the quote.
    let backslashes = 0;
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
}
