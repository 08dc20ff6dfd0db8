import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { SOCIAL_PICTURE } from '@phial/content/structured-data/laboratory';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Queryable } from '../../db/pool.ts';
import { createPen, type TextStyle } from '../../pdf/pen.ts';
import { logoFile } from '../../uploads/logo.ts';

/** Pictures of the built site that show the sample, drawn anew for any other laboratory. All become PNG. */
export const DRAWN_PICTURES: ReadonlyMap<string, typeof drawIcon> = new Map([
  ['favicon.ico', drawIcon],
  ['favicon.svg', drawIcon],
  ['apple-touch-icon.png', drawIcon],
  [SOCIAL_PICTURE.path.slice(1), drawSocialPicture],
]);

const ICON_SIZE = 180;
const WHITE = '#ffffff';
/** Pixels around the words of the social picture. */
const MARGIN = 80;
const LOGO_SIZE = 160;

/** The logo, else the first character of the short name on the colour of the header. */
export async function drawIcon(laboratory: Laboratory, db: Queryable): Promise<Buffer> {
  const canvas = createCanvas(ICON_SIZE, ICON_SIZE);
  const context = canvas.getContext('2d');
  const logo = await logoOf(laboratory, db);
  if (logo !== undefined) {
    context.drawImage(logo, 0, 0, ICON_SIZE, ICON_SIZE);
    return canvas.encode('png');
  }
  context.fillStyle = laboratory.headerColour;
  context.fillRect(0, 0, ICON_SIZE, ICON_SIZE);
  const pen = createPen(context, 'tw');
  const [initial = ''] = laboratory.shortName.tw;
  const style: TextStyle = { size: 116, weight: 650, colour: WHITE };
  pen.write(initial, (ICON_SIZE - pen.width(initial, style)) / 2, 132, style);
  return canvas.encode('png');
}

/** What shared links show: logo and name in traditional Chinese and in English, in the fonts of the printed papers. */
async function drawSocialPicture(laboratory: Laboratory, db: Queryable): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = laboratory.headerColour;
  context.fillRect(0, 0, width, height);
  context.fillStyle = laboratory.actionColour;
  context.fillRect(0, height - 24, width, 24);
  const logo = await logoOf(laboratory, db);
  if (logo !== undefined) context.drawImage(logo, MARGIN, MARGIN, LOGO_SIZE, LOGO_SIZE);
  const names = [
    ...nameLines(context, laboratory.name.tw, 'tw', { size: 76, weight: 650, colour: WHITE }),
    ...nameLines(context, laboratory.name.en, 'en', { size: 46, weight: 500, colour: WHITE }),
  ];
  // From the bottom up: long names leave less room above, where only the logo is.
  let y = height - MARGIN - 24;
  for (const { write, leading } of names.toReversed()) {
    write(y);
    y -= leading;
  }
  return canvas.encode('png');
}

function nameLines(context: SKRSContext2D, name: string, language: 'tw' | 'en', style: TextStyle) {
  const pen = createPen(context, language);
  const most = language === 'tw' ? 2 : 3;
  return pen
    .lines(name, SOCIAL_PICTURE.width - 2 * MARGIN, style)
    .slice(0, most)
    .map((line) => ({ leading: style.size * 1.35, write: (y: number) => pen.write(line, MARGIN, y, style) }));
}

/** Undefined without a logo, and for one whose picture is not there. */
async function logoOf(laboratory: Laboratory, db: Queryable): Promise<Image | undefined> {
  const file = await logoFile(db, laboratory);
  return file && loadImage(file);
}
