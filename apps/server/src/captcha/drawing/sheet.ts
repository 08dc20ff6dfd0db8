import { anyGlyph, GLYPH_FONT_SIZE, GLYPH_SIZE, type Glyph } from './glyphs.ts';
import { between, type Random } from './random-fractions.ts';

/** The size on the page is 130 × 48; drawn at twice that for dense screens. */
export const WIDTH = 260;
export const HEIGHT = 96;
const MARGIN = 20;

/** How much ink there is at each pixel, 0 to 255, row by row. */
export type Sheet = Uint8Array;

/** Each character in a face, size, place and turn of its own. */
export function drawCharacters(sheet: Sheet, answer: string, random: Random): void {
  const step = (WIDTH - 2 * MARGIN) / answer.length;
  [...answer].forEach((character, index) => {
    drawCharacter(sheet, anyGlyph(character, random), {
      x: MARGIN + step * (index + 0.5) + between(random, -5, 5),
      y: HEIGHT / 2 + between(random, -7, 7),
      turn: between(random, -0.28, 0.28),
      rise: between(random, -0.12, 0.12),
      slant: between(random, -0.16, 0.16),
      scale: between(random, 54, 64) / GLYPH_FONT_SIZE,
    });
  });
}

interface Placement {
  x: number;
  y: number;
  /** Radians. */
  turn: number;
  /** How far a character goes up or down for each pixel to the right. */
  rise: number;
  /** How far it goes to the right or left for each pixel down. */
  slant: number;
  scale: number;
}

/** Looks up, for each pixel that the character may reach, where in the glyph it comes from. */
function drawCharacter(sheet: Sheet, glyph: Glyph, { x, y, turn, rise, slant, scale }: Placement): void {
  const [sin, cos] = [Math.sin(turn) * scale, Math.cos(turn) * scale];
  // Turned after it was slanted: where a step to the right and a step down in the glyph lead to.
  const [rightX, rightY] = [cos - sin * rise, sin + cos * rise];
  const [downX, downY] = [cos * slant - sin, sin * slant + cos];
  const area = rightX * downY - downX * rightY;
  const [stepX, stepY] = [downY / area, -rightY / area];
  const [nextX, nextY] = [-downX / area, rightX / area];
  const reachX = glyph.reachX * Math.abs(rightX) + glyph.reachY * Math.abs(downX);
  const reachY = glyph.reachX * Math.abs(rightY) + glyph.reachY * Math.abs(downY);
  const [left, right] = [Math.max(0, Math.ceil(x - reachX)), Math.min(WIDTH - 1, Math.floor(x + reachX))];
  const [top, bottom] = [Math.max(0, Math.ceil(y - reachY)), Math.min(HEIGHT - 1, Math.floor(y + reachY))];
  for (let row = top; row <= bottom; row++) {
    let glyphX = GLYPH_SIZE / 2 + (left - x) * stepX + (row - y) * nextX;
    let glyphY = GLYPH_SIZE / 2 + (left - x) * stepY + (row - y) * nextY;
    for (let column = left; column <= right; column++, glyphX += stepX, glyphY += stepY) {
      const ink = inkAt(glyph.ink, glyphX, glyphY);
      if (ink > 0) drawPixel(sheet, row * WIDTH + column, ink);
    }
  }
}

/** The darker of two inks shows. */
function drawPixel(sheet: Sheet, at: number, ink: number): void {
  if (ink > (sheet[at] as number)) sheet[at] = ink;
}

/** Between four pixels of a glyph, in sixteenths of their distance; none outside its square. */
function inkAt(ink: Uint8Array, x: number, y: number): number {
  const [sixteenthsX, sixteenthsY] = [(x * 16) | 0, (y * 16) | 0];
  const [column, row] = [sixteenthsX >> 4, sixteenthsY >> 4];
  if (column < 0 || row < 0 || column >= GLYPH_SIZE - 1 || row >= GLYPH_SIZE - 1) return 0;
  const at = row * GLYPH_SIZE + column;
  const upperLeft = ink[at] as number;
  const upperRight = ink[at + 1] as number;
  const lowerLeft = ink[at + GLYPH_SIZE] as number;
  const lowerRight = ink[at + GLYPH_SIZE + 1] as number;
  const [right, down] = [sixteenthsX & 15, sixteenthsY & 15];
  const upper = (upperLeft << 4) + (upperRight - upperLeft) * right;
  const lower = (lowerLeft << 4) + (lowerRight - lowerLeft) * right;
  return ((upper << 4) + (lower - upper) * down) >> 8;
}

const LINES = 3;

/** So many straight pieces of a line that nobody sees its corners. */
const PIECES = 24;

/** Lines from side to side, thin enough to leave every character whole. */
export function drawLines(sheet: Sheet, random: Random): void {
  for (let line = 0; line < LINES; line++) {
    const half = between(random, 1.2, 2.2) / 2;
    const [x1, x2] = [WIDTH * between(random, 0.2, 0.4), WIDTH * between(random, 0.6, 0.8)];
    const [y0, y3] = [between(random, 15, HEIGHT - 15), between(random, 15, HEIGHT - 15)];
    const [y1, y2] = [between(random, 0, HEIGHT), between(random, 0, HEIGHT)];
    let fromX = 0;
    let fromY = y0;
    for (let piece = 1; piece <= PIECES; piece++) {
      const toX = bezier(0, x1, x2, WIDTH, piece / PIECES);
      const toY = bezier(y0, y1, y2, y3, piece / PIECES);
      const slope = (toY - fromY) / (toX - fromX);
      const reach = half * Math.sqrt(1 + slope * slope);
      for (let column = Math.ceil(fromX); column < toX; column++) {
        drawStroke(sheet, column, fromY + (column - fromX) * slope, reach);
      }
      fromX = toX;
      fromY = toY;
    }
  }
}

/** One column of a line, its ends as light as they are short. */
function drawStroke(sheet: Sheet, column: number, y: number, half: number): void {
  const top = Math.max(0, Math.floor(y - half));
  const bottom = Math.min(HEIGHT - 1, Math.floor(y + half));
  for (let row = top; row <= bottom; row++) {
    const covered = Math.min(row + 1, y + half) - Math.max(row, y - half);
    drawPixel(sheet, row * WIDTH + column, 255 * covered);
  }
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * (u * a + 3 * t * b) + t * t * (3 * u * c + t * d);
}

const SPECK_INK = 85;

export function drawSpecks(sheet: Sheet, random: Random): void {
  for (let speck = 0; speck < 90; speck++) {
    // Whole pixels: blurred edges would double the size of the file.
    const [left, top] = [Math.floor(random() * WIDTH), Math.floor(random() * HEIGHT)];
    const [width, height] = [random() < 0.5 ? 1 : 2, random() < 0.5 ? 1 : 2];
    for (let y = top; y < Math.min(HEIGHT, top + height); y++) {
      sheet.fill(SPECK_INK, y * WIDTH + left, y * WIDTH + Math.min(WIDTH, left + width));
    }
  }
}

/**
 * Moves the columns of the sheet up and down and its rows to and fro, along two waves.
 * @param bent gets the shade of each pixel, from 0 where there is no ink
 * @param shades how many are told apart
 */
export function bend(sheet: Sheet, bent: Uint8Array, shades: number, random: Random): void {
  const down = wave(WIDTH, between(random, 90, 150), between(random, 4, 7), random);
  const across = wave(HEIGHT, between(random, 50, 80), between(random, 3, 5), random);
  for (let y = 0; y < HEIGHT; y++) {
    const shift = across[y] as number;
    for (let x = 0; x < WIDTH; x++) {
      const fromX = Math.min(WIDTH - 1, Math.max(0, x + shift));
      const fromY = Math.min(HEIGHT - 1, Math.max(0, y + (down[x] as number)));
      bent[y * WIDTH + x] = ((sheet[fromY * WIDTH + fromX] as number) * shades) >> 8;
    }
  }
}

/** Whole pixels along a wave, for each of `count` places. */
function wave(count: number, length: number, height: number, random: Random): Int8Array {
  const phase = random() * 2 * Math.PI;
  const turns = (2 * Math.PI) / length;
  const moved = new Int8Array(count);
  for (let at = 0; at < count; at++) moved[at] = Math.round(height * Math.sin(at * turns + phase));
  return moved;
}
