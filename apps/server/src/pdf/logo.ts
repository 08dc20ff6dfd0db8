import { createCanvas, ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Queryable } from '../db/pool.ts';
import { logoFile } from '../uploads/logo.ts';

/** The laboratory's logo on a paper, decoded: the thread that draws does not wait for a decoder. */
export interface PaperLogo {
  /** Red, green, blue and alpha of a square. */
  readonly pixels: Uint8ClampedArray;
}

/** Width and height in points. */
export const LOGO_SIZE = 30;
/** Eight pixels a point are more than a printer shows. */
const SIDE = LOGO_SIZE * 8;

/**
 * On the colour of the header: the logo is made to be seen on that, and may be white.
 * @returns undefined without a logo, and for one whose picture is not there
 */
export async function readPaperLogo(
  db: Queryable,
  laboratory: Pick<Laboratory, 'logoUrl' | 'headerColour'>,
): Promise<PaperLogo | undefined> {
  const file = await logoFile(db, laboratory);
  if (file === undefined) return undefined;
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.fillStyle = laboratory.headerColour;
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(await loadImage(file), 0, 0, SIDE, SIDE);
  return { pixels: context.getImageData(0, 0, SIDE, SIDE).data };
}

/** Draws a logo in a square whose upper left corner is given. */
export function drawLogo(context: SKRSContext2D, { pixels }: PaperLogo, x: number, y: number): void {
  const canvas = createCanvas(SIDE, SIDE);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), SIDE, SIDE), 0, 0);
  context.drawImage(canvas, x, y, LOGO_SIZE, LOGO_SIZE);
}
