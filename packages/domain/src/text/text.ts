/**
 * Whether the text can be stored and sent as it is. JSON lets U+0000 and lone
 * surrogates through; PostgreSQL refuses the one and UTF-8 cannot carry the other.
 */
export function isWellFormedText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/** Marks that turn the direction of what follows; a name that carries one shows other people's words backwards. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters other than line breaks and tabs. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Without control characters, save line breaks and tabs, and without marks that turn the direction of writing. */
export function withoutHiddenMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(CONTROLS, '');
}

/** As {@link withoutHiddenMarks}, trimmed and on one line: every run of blanks and line breaks is one blank. */
export function singleLine(text: string): string {
  return withoutHiddenMarks(text).replace(/\s+/g, ' ').trim();
}

const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Full-width letters, digits, signs and blanks (as Chinese input methods
 * produce them) in their ASCII form; every other character stays.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll('\u3000', ' ');
}
