import type { Page } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
/** How much of the picture's height the code takes, as when somebody holds a telephone before the camera. */
const SHARE = 0.85;

/**
 * A picture as an uncompressed film (YUV4MPEG2, grey) that Chromium plays in
 * place of a camera, over and over.
 * @param png for instance a screenshot
 */
export async function filmOf(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([picture, width, height, side]) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (!pen) throw new Error('the browser gives no canvas to draw on');
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, width, height);
      pen.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = pen.getImageData(0, 0, width, height);
      let grey = '';
      for (let pixel = 0; pixel < data.length; pixel += 4) grey += String.fromCharCode(data[pixel] ?? 0);
      return btoa(grey);
    },
    [png.toString('base64'), WIDTH, HEIGHT, Math.round(HEIGHT * SHARE)] as const,
  );
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(base64, 'base64'), noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, frame, frame]);
}
