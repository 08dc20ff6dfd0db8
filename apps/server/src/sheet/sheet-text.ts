import { isUtf8 } from 'node:buffer';
import type { SheetEncoding } from '@phial/contract/imports/import';
import { decode } from 'iconv-lite';

/** The text of a file, and the encoding it was read in. */
export interface SheetText {
  readonly text: string;
  readonly encoding: SheetEncoding;
}

/**
 * The text of a file as a spreadsheet saves it: UTF-8 or UTF-16 by its mark, UTF-8 without one, else Big5 or GBK,
 * whichever reads more of the file as common characters.
 * @param chosen the encoding that a person has named instead
 * @returns undefined when the file is none of these, or not in the chosen one
 */
export function sheetText(bytes: Uint8Array, chosen?: SheetEncoding): SheetText | undefined {
  if (chosen !== undefined) return decoded(bytes, chosen);
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return decoded(bytes, marked);
  const [first, second] = [decoded(bytes, 'big5'), decoded(bytes, 'gb18030')];
  const chinese = commonBig5(bytes) > commonGb2312(bytes) ? (first ?? second) : (second ?? first);
  return decoded(bytes, 'utf-8') ?? chinese;
}

function markedEncoding([first, second]: Uint8Array): SheetEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoded(bytes: Uint8Array, encoding: SheetEncoding): SheetText | undefined {
  // Node's own decoder of Big5 lacks the characters of the Hong Kong supplement, such as the first of 鰂魚涌.
  const text = decode(bytes, encoding === 'big5' ? 'big5-hkscs' : encoding);
  // UTF-8 may hold the replacement character itself; elsewhere it stands for bytes that could not be read.
  const isReadable = encoding === 'utf-8' ? isUtf8(bytes) : !text.includes('\uFFFD');
  return isReadable ? { text, encoding } : undefined;
}

/** Share of the pairs of bytes that are frequently used characters of Big5 (level 1, lead bytes A4 to C6). */
function commonBig5(bytes: Uint8Array): number {
  return commonShare(bytes, (lead) => lead >= 0xa4 && lead <= 0xc6);
}

/** Share of the pairs of bytes that are frequently used characters of GB 2312 (level 1, lead bytes B0 to D7). */
function commonGb2312(bytes: Uint8Array): number {
  return commonShare(bytes, (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1);
}

function commonShare(bytes: Uint8Array, isCommon: (lead: number, trail: number) => boolean): number {
  let pairs = 0;
  let common = 0;
  for (let index = 0; index < bytes.length; index++) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[++index] ?? 0;
    pairs++;
    if (isCommon(lead, trail)) common++;
  }
  return pairs === 0 ? 0 : common / pairs;
}
