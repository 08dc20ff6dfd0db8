import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { CAPTCHA_ALPHABET } from '@phial/domain/booking/captcha-text';
import { oneOf, type Random } from './random-fractions.ts';

/** Side of a glyph's square in pixels; its character stands in the middle, at {@link GLYPH_FONT_SIZE}. */
export const GLYPH_SIZE = 96;
const MIDDLE = GLYPH_SIZE / 2;

/** Pixels; the largest that a picture shows, so that glyphs are only ever made smaller. */
export const GLYPH_FONT_SIZE = 64;

/**
 * Registered by file: a machine without any font draws the same picture. No
 * serifs: turned a little, a 7 with serifs reads as a 1.
 */
const FACES = [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
];

export interface Glyph {
  /** How much ink there is at each pixel, 0 to 255, row by row. */
  readonly ink: Uint8Array;
  /** How far from the middle of the square there is any, to the left and right, and up and down. */
  readonly reachX: number;
  readonly reachY: number;
}

/** Every character in every face, drawn once: to set text anew for each picture took most of its time. */
const GLYPHS: readonly ReadonlyMap<string, Glyph>[] = FACES.map((file, index) => {
  const face = `phial captcha ${index}`;
  GlobalFonts.registerFromPath(fileURLToPath(file), face);
  return new Map([...CAPTCHA_ALPHABET].map((character) => [character, drawGlyph(character, face)]));
});

/**
 * The glyph of a character in a face by chance.
 * @throws Error for a character that captchas do not have
 */
export function anyGlyph(character: string, random: Random): Glyph {
  const glyph = oneOf(GLYPHS, random).get(character);
  if (glyph === undefined) throw new Error('captchas have no such character');
  return glyph;
}

function drawGlyph(character: string, face: string): Glyph {
  const context = createCanvas(GLYPH_SIZE, GLYPH_SIZE).getContext('2d');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${GLYPH_FONT_SIZE}px "${face}"`;
  context.fillText(character, MIDDLE, MIDDLE);
  const { data } = context.getImageData(0, 0, GLYPH_SIZE, GLYPH_SIZE);
  const ink = Uint8Array.from({ length: GLYPH_SIZE ** 2 }, (_, pixel) => data[4 * pixel + 3] ?? 0);
  let [reachX, reachY] = [0, 0];
  for (const [pixel, amount] of ink.entries()) {
    if (amount === 0) continue;
    reachX = Math.max(reachX, Math.abs((pixel % GLYPH_SIZE) - MIDDLE) + 1);
    reachY = Math.max(reachY, Math.abs(Math.floor(pixel / GLYPH_SIZE) - MIDDLE) + 1);
  }
  return { ink, reachX, reachY };
}
