import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';

/**
 * Reads the QR code of a picture, with another library than the one that drew it. The picture is decoded here and not
 * in the browser: bringing its pixels over, number by number, takes ten times as long as all the rest.
 * @param png a screenshot or a saved picture
 * @throws Error where there is none, or none that can be read
 */
export async function readQr(png: Buffer): Promise<string> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
}
