import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** The size on the page is 130 × 48; drawn at twice that for dense screens. */
const WIDTH = 260;
const HEIGHT = 96;
const MARGIN = 20;

/**
 * Registered by file: a machine without any font draws the same picture. No
 * serifs: turned a little, a 7 with serifs reads as a 1.
 */
const FACES = [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
].map((file, index) => {
  const face = `phial captcha ${index}`;
  GlobalFonts.registerFromPath(fileURLToPath(file), face);
  return face;
});

type Colour = readonly [red: number, green: number, blue: number];

/** Dark enough on the ground for 9:1, so that tired eyes can read them. */
const INKS: readonly Colour[] = [
  [11, 59, 74],
  [18, 58, 99],
  [60, 42, 99],
  [13, 74, 58],
];
const GROUND: Colour = [243, 247, 248];

/** So few shades between ink and ground that the file stays small, so many that edges stay smooth. */
const SHADES = 8;

/**
 * Draws the characters as a PNG: each in a face, size, place and turn of its
 * own, crossed by lines of the same ink, then bent like a sheet of paper in
 * waves. People read it; a reader that cuts a line into letters stumbles.
 * @param answer the characters to show
 */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const random = randomFractions();
  // Black on white until the last step gives the colours.
  const sheet = createCanvas(WIDTH, HEIGHT);
  const context = sheet.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSpecks(context, random);
  drawCharacters(context, answer, random);
  drawLines(context, random);
  return bend(sheet, random).encode('png');
}

function drawCharacters(context: SKRSContext2D, answer: string, random: () => number): void {
  const step = (WIDTH - 2 * MARGIN) / answer.length;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#000';
  [...answer].forEach((character, index) => {
    context.save();
    context.translate(
      MARGIN + step * (index + 0.5) + between(random, -5, 5),
      HEIGHT / 2 + between(random, -7, 7),
    );
    context.rotate(between(random, -0.28, 0.28));
    context.transform(1, between(random, -0.12, 0.12), between(random, -0.16, 0.16), 1, 0, 0);
    context.font = `${Math.round(between(random, 54, 64))}px "${oneOf(FACES, random)}"`;
    context.fillText(character, 0, 0);
    context.restore();
  });
}

/** Lines from side to side, thin enough to leave every character whole. */
function drawLines(context: SKRSContext2D, random: () => number): void {
  context.strokeStyle = '#000';
  for (let line = 0; line < 3; line++) {
    context.lineWidth = between(random, 1.2, 2.2);
    context.beginPath();
    context.moveTo(0, between(random, 15, HEIGHT - 15));
    context.bezierCurveTo(
      WIDTH * between(random, 0.2, 0.4),
      between(random, 0, HEIGHT),
      WIDTH * between(random, 0.6, 0.8),
      between(random, 0, HEIGHT),
      WIDTH,
      between(random, 15, HEIGHT - 15),
    );
    context.stroke();
  }
}

function drawSpecks(context: SKRSContext2D, random: () => number): void {
  context.fillStyle = '#aaa';
  for (let speck = 0; speck < 90; speck++) {
    // Whole pixels: blurred edges would double the size of the file.
    const [x, y] = [Math.floor(random() * WIDTH), Math.floor(random() * HEIGHT)];
    context.fillRect(x, y, random() < 0.5 ? 1 : 2, random() < 0.5 ? 1 : 2);
  }
}

/** Moves the columns of the sheet up and down and its rows to and fro along two waves, and inks it. */
function bend(sheet: Canvas, random: () => number): Canvas {
  const wave = (length: number, height: number) => {
    const phase = random() * 2 * Math.PI;
    const turns = (2 * Math.PI) / length;
    return (at: number) => Math.round(height * Math.sin(at * turns + phase));
  };
  const down = wave(between(random, 90, 150), between(random, 4, 7));
  const across = wave(between(random, 50, 80), between(random, 3, 5));
  const shades = shadesOf(oneOf(INKS, random));
  const source = sheet.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const bent = createCanvas(WIDTH, HEIGHT);
  const context = bent.getContext('2d');
  const target = context.createImageData(WIDTH, HEIGHT);
  const pixels = new Uint32Array(target.data.buffer);
  for (let y = 0; y < HEIGHT; y++) {
    const shift = across(y);
    for (let x = 0; x < WIDTH; x++) {
      const sourceX = clamp(x + shift, WIDTH);
      const sourceY = clamp(y + down(x), HEIGHT);
      const brightness = source.data[4 * (sourceY * WIDTH + sourceX)] ?? 0;
      pixels[y * WIDTH + x] = shades[Math.floor((brightness * SHADES) / 256)] ?? 0;
    }
  }
  context.putImageData(target, 0, 0);
  return bent;
}

/** From the ink to the ground, opaque; each as one pixel of an image. */
function shadesOf(ink: Colour): Uint32Array {
  const parts = Array.from({ length: SHADES }, (_, shade) => [
    ...ink.map((part, index) => Math.round(part + (((GROUND[index] ?? 0) - part) * shade) / (SHADES - 1))),
    255,
  ]);
  return new Uint32Array(Uint8Array.from(parts.flat()).buffer);
}

function oneOf<T>(choice: readonly T[], random: () => number): T {
  return choice[Math.floor(random() * choice.length)] as T;
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}

function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Fractions nobody can foretell: a picture drawn from a guessable seed could be redrawn letter by letter. */
function randomFractions(): () => number {
  let pool = randomBytes(0);
  let at = 0;
  return () => {
    if (at >= pool.length) {
      pool = randomBytes(1024);
      at = 0;
    }
    const fraction = pool.readUInt32LE(at) / 2 ** 32;
    at += 4;
    return fraction;
  };
}
