import { type Colour, palettePng } from './palette-png.ts';
import { oneOf, randomFractions } from './random-fractions.ts';
import { bend, drawCharacters, drawLines, drawSpecks, HEIGHT, WIDTH } from './sheet.ts';

/** Dark enough on the ground for 9:1, so that tired eyes can read them. */
const INKS: readonly Colour[] = [
  [11, 59, 74],
  [18, 58, 99],
  [60, 42, 99],
  [13, 74, 58],
];
const GROUND: Colour = [243, 247, 248];

/** So few shades between ground and ink that the file stays small, so many that edges stay smooth. */
const SHADES = 8;

/** From the ground to each ink. */
const PALETTES = INKS.map((ink) =>
  Array.from({ length: SHADES }, (_, shade) => mixed(ink, shade / (SHADES - 1))),
);

const random = randomFractions();

/** Used again for each picture: to make them anew took longer than to clear them. */
const sheet = new Uint8Array(WIDTH * HEIGHT);
const shades = new Uint8Array(WIDTH * HEIGHT);

/**
 * Draws the characters as a PNG: each in a face, size, place and turn of its
 * own, crossed by lines of the same ink, then bent like a sheet of paper in
 * waves. People read it; a reader that cuts a line into letters stumbles.
 * @param answer the characters to show, of those of `CAPTCHA_ALPHABET`
 */
export function drawCaptcha(answer: string): Buffer {
  sheet.fill(0);
  drawSpecks(sheet, random);
  drawCharacters(sheet, answer, random);
  drawLines(sheet, random);
  bend(sheet, shades, SHADES, random);
  return palettePng(shades, WIDTH, oneOf(PALETTES, random));
}

function mixed(ink: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(GROUND[index] + (ink[index] - GROUND[index]) * share);
  return [part(0), part(1), part(2)];
}
