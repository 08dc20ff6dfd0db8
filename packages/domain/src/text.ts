/**
 * Whether the text can be stored and sent as it is. JSON lets U+0000 and lone
 * surrogates through; PostgreSQL refuses the one and UTF-8 cannot carry the other.
 */
export function isWellFormedText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
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
