import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import {
  cropOf,
  isSharpEnough,
  PICTURE_SHAPES,
  type PictureFocus,
  type PictureShape,
} from '@phial/domain/picture-shape';
import { Refused } from '../errors.ts';
import { readPictureHeader } from './picture-header.ts';

/** A picture takes four bytes a pixel while it is open: 160 MB. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 12_000;

/** Of both formats, of 100. */
const QUALITY = 82;

/** The same picture twice; which one is sent follows from what a browser takes. */
export interface DrawnPicture {
  readonly webp: Buffer;
  readonly jpeg: Buffer;
}

export type PictureFormat = keyof DrawnPicture;

/**
 * Looks at an uploaded file, opens it, cuts it to a shape and writes it anew:
 * what is kept is drawn by this program, so that nothing else in the file
 * (place, camera, whatever is hidden behind its end) gets to the site.
 * @throws Refused `picture-format`, `picture-animated`, `picture-too-large`, `picture-too-small`, `picture-unreadable`
 */
export async function drawPicture(
  bytes: Buffer,
  shape: PictureShape,
  focus: PictureFocus,
): Promise<DrawnPicture> {
  const header = readPictureHeader(bytes);
  if (header === undefined) throw new Refused('picture-format');
  const { width, height, animated, whole } = header;
  if (animated) throw new Refused('picture-animated');
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw new Refused('picture-too-large');
  }
  if (!whole || width * height === 0) throw new Refused('picture-unreadable');
  const canvas = cut(await open(bytes), shape, focus);
  return encode(canvas);
}

/** Turned as its camera says. */
async function open(bytes: Buffer) {
  try {
    return await loadImage(bytes);
  } catch {
    throw new Refused('picture-unreadable');
  }
}

type Opened = Awaited<ReturnType<typeof open>>;

function cut(picture: Opened, shape: PictureShape, focus: PictureFocus): Canvas {
  if (!isSharpEnough(picture, shape)) throw new Refused('picture-too-small');
  const { width, height } = PICTURE_SHAPES[shape];
  const { left, top, ...crop } = cropOf(picture, shape, focus);
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  drawing.imageSmoothingEnabled = true;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, left, top, crop.width, crop.height, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: Canvas): Promise<DrawnPicture> {
  const [webp, jpeg] = await Promise.all([
    canvas.encode('webp', QUALITY),
    onWhite(canvas).encode('jpeg', QUALITY),
  ]);
  return { webp, jpeg };
}

/** JPEG knows no transparency and would make it black. */
function onWhite(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const drawing = copy.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, copy.width, copy.height);
  drawing.drawImage(canvas, 0, 0);
  return copy;
}
