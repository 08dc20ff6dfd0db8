import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/**
 * Reads the QR code of a picture, with another library than the one that drew it.
 * @param png a screenshot or a saved picture
 * @throws Error where there is none, or none that can be read
 */
export async function readQr(page: Page, png: Buffer): Promise<string> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!pen) throw new Error('the browser gives no canvas to draw on');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, png.toString('base64'));
  return decodeQR({ width, height, data: Uint8ClampedArray.from(pixels) });
}
