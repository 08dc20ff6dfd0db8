import type { Complaint } from './columns.ts';

const SAVE_AGAIN = 'save the file in UTF-8, which spreadsheets call "CSV UTF-8"';

/**
 * The text of a file in UTF-8, with or without the mark that says so.
 * @returns the text, or each line that is not UTF-8
 */
export function fileText(bytes: Uint8Array): string | Complaint[] {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return [{ location: 'line 1', what: `the file is in UTF-16: ${SAVE_AGAIN}` }];
  }
  try {
    return decoded(bytes);
  } catch {
    return wrongLines(bytes).map((line) => ({
      location: `line ${line}`,
      what: `is not UTF-8 (Big5 or GBK, perhaps): ${SAVE_AGAIN}`,
    }));
  }
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function wrongLines(bytes: Uint8Array): number[] {
  const wrong: number[] = [];
  for (let begins = 0, line = 1; begins < bytes.length; line++) {
    const feed = bytes.indexOf(0x0a, begins);
    const ends = feed < 0 ? bytes.length : feed;
    try {
      decoded(bytes.subarray(begins, ends));
    } catch {
      wrong.push(line);
    }
    begins = ends + 1;
  }
  return wrong;
}
