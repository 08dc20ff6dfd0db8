import { type QrPicture, QUIET_ZONE } from '@phial/browser/qr/qr-picture';
import { offerDownload } from '../../../downloads/offer-download.ts';

/** Pixels a module: sharp on any phone, and a whole number, so that no edge is blurred. */
const MODULE = 12;
const LINE = 44;
const MARGIN = 32;

/**
 * Offers the code as a PNG with lines of text below it. What is written is the
 * caller's: neither it nor the file's name holds anything of the person.
 * @throws Error where the browser cannot make the picture
 */
export async function savePicture(
  picture: QrPicture,
  { lines, fileName }: { lines: readonly string[]; fileName: string },
): Promise<void> {
  const side = (picture.size + 2 * QUIET_ZONE) * MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + lines.length * LINE + MARGIN;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser gives no canvas to draw on');

  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  pen.save();
  pen.scale(MODULE, MODULE);
  pen.translate(QUIET_ZONE, QUIET_ZONE);
  pen.fill(new Path2D(picture.path));
  pen.restore();

  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `28px ${getComputedStyle(document.body).fontFamily}`;
  lines.forEach((line, index) => {
    pen.fillText(line, side / 2, side + (index + 0.5) * LINE, side - 2 * MARGIN);
  });

  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('the browser could not make the picture');
  offerDownload(fileName, png);
}
