import type { SKRSContext2D } from '@napi-rs/canvas';
import { create } from 'qrcode';

const INK = '#12262B';

/** Draws a QR code as filled squares, without the quiet zone: leave four modules of paper around it. */
export function drawQrCode(
  context: SKRSContext2D,
  content: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  context.fillStyle = INK;
  context.beginPath();
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) context.rect(x + column * side, y + row * side, side, side);
    }
  }
  context.fill();
}
