/**
 * The alphabet of text messages, a septet for each character (3GPP TS 23.038, section 6.2.1). The characters of the
 * extension table take two: an escape and another one (section 6.2.1.1).
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');

/**
 * How much fits: alone, and into each of several segments, whose header takes the rest (3GPP TS 23.040, section
 * 9.2.3.24.1). In septets of the alphabet, or in UTF-16 code units.
 */
const ROOM = { gsm: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const;

/** Above so many segments staff are warned: each is paid for, and some phones show them out of order. */
export const MANY_SEGMENTS = 3;
/** More than this a text message may not take. */
export const MOST_SEGMENTS = 6;

/** What a text message takes on its way. */
export interface TextLength {
  /** As a reader counts them. */
  readonly characters: number;
  /** SMS of which it consists; 0 for an empty text. */
  readonly segments: number;
  /** The characters that the alphabet lacks, each once: with any of them, less than half as much fits. */
  readonly foreign: readonly string[];
}

/** How many segments a text takes as SMS. WhatsApp has none. */
export function textLength(text: string): TextLength {
  const characters = [...text];
  const foreign = [...new Set(characters.filter((one) => !BASIC.has(one) && !EXTENSION.has(one)))];
  const sizes =
    foreign.length > 0
      ? characters.map((one) => one.length)
      : characters.map((one) => (EXTENSION.has(one) ? 2 : 1));
  const segments = segmentsOf(sizes, foreign.length > 0 ? ROOM.ucs2 : ROOM.gsm);
  return { characters: characters.length, segments, foreign };
}

/** A character is never divided between two segments. */
function segmentsOf(sizes: readonly number[], { alone, joined }: { alone: number; joined: number }): number {
  if (sizes.length === 0) return 0;
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > joined) {
      segments++;
      used = 0;
    }
    used += size;
  }
  return segments;
}
