import { Refused } from './errors.ts';

/** Deeper than any body of ours by far; keeps whatever walks a body afterwards cheap. */
const MAX_DEPTH = 16;

/** Names that change what an object is or does (`toString`, `__proto__`…) instead of filling it. */
const POISON = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * A JSON body, read strictly: real UTF-8, no key twice in one object (readers
 * disagree on which one counts), no key that poisons a prototype, no deep nesting.
 * @param bytes the body as received, already bounded in length
 * @returns undefined for an empty body
 * @throws Refused `body-invalid`, or `text-invalid` for bytes that are not UTF-8
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Refused('text-invalid');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('body-invalid');
  }
  if (!hasPlainKeys(text)) throw new Refused('body-invalid');
  return value;
}

/** Walks the tokens of a text that is known to be JSON; JSON.parse itself silently takes the last of two equal keys. */
function hasPlainKeys(json: string): boolean {
  // One entry a level: the keys seen so far in an object, undefined in an array.
  const levels: (Set<string> | undefined)[] = [];
  const colon = /\s*:/y;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '{' || sign === '[') {
      levels.push(sign === '{' ? new Set() : undefined);
      if (levels.length > MAX_DEPTH) return false;
    } else if (sign === '}' || sign === ']') {
      levels.pop();
    } else if (sign === '"') {
      const end = endOfString(json, at);
      // Only a key is followed by a colon.
      colon.lastIndex = end;
      if (colon.test(json)) {
        const key = JSON.parse(json.slice(at, end)) as string;
        const seen = levels.at(-1);
        if (seen?.has(key) || POISON.has(key)) return false;
        seen?.add(key);
      }
      at = end - 1;
    }
  }
  return true;
}

/** Position after the closing quote of the string that begins at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}
