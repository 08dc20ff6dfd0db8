import { brotliDecompressSync } from 'node:zlib';

/** Names of the tables that a WOFF2 file gives by a number of six bits; 63 is followed by the name itself. */
const CMAP = 0;
const NAME_FOLLOWS = 63;
const TRANSFORMED = new Set([10, 11]);
const HEADER_BYTES = 48;
const WHOLE_UNICODE = 12;
const BASIC_PLANE = 4;

/**
 * Whether a font has a character, read from its own table of characters. What
 * its package says of it is no answer: its ranges pass over holes.
 * @param file WOFF2 (W3C recommendation of 2022); the table of characters is in it as in OpenType
 */
export function coverageOf(file: Buffer): (codePoint: number) => boolean {
  const cmap = characterTable(file);
  const ranges = Array.from({ length: cmap.readUInt16BE(2) }, (_, number) =>
    rangesOf(cmap.subarray(cmap.readUInt32BE(4 + 8 * number + 4))),
  ).flat();
  return (codePoint) => ranges.some(([from, until]) => from <= codePoint && codePoint <= until);
}

function characterTable(file: Buffer): Buffer {
  let at = HEADER_BYTES;
  let offset = 0;
  let found: { from: number; length: number } | undefined;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === NAME_FOLLOWS) at += 4;
    const length = number();
    // Outlines are transformed unless it says 3, other tables unless it says 0.
    const isTransformed = TRANSFORMED.has(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? number() : length;
    if (tag === CMAP) found = { from: offset, length };
    offset += stored;
  }
  if (found === undefined) throw new Error('a font without a table of characters');
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(found.from, found.from + found.length);
}

/** First and last characters of each stretch; of the other formats, which say the same in other ways, none. */
function rangesOf(subtable: Buffer): [from: number, until: number][] {
  const format = subtable.readUInt16BE(0);
  if (format === WHOLE_UNICODE) {
    return Array.from({ length: subtable.readUInt32BE(12) }, (_, group) => [
      subtable.readUInt32BE(16 + 12 * group),
      subtable.readUInt32BE(20 + 12 * group),
    ]);
  }
  if (format !== BASIC_PLANE) return [];
  const segments = subtable.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, segment): [number, number] => [
    subtable.readUInt16BE(16 + 2 * segments + 2 * segment),
    subtable.readUInt16BE(14 + 2 * segment),
  ]);
}
