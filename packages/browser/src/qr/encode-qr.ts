import { create } from 'qrcode';
import type { QrPicture } from './qr-picture.ts';

/** Beyond this many characters the code gets so dense that less redundancy reads better. */
const LONG_TEXT = 400;

/** The text as a QR code of the smallest version that holds it. */
export function encodeQr(text: string): QrPicture {
  const { modules } = create(text, { errorCorrectionLevel: text.length > LONG_TEXT ? 'L' : 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (modules.get(row, column) === 0 ? '0' : '1')).join(''),
  );
  return { size, path: rows.map(pathOfRow).join('') };
}

/** Neighbours in a row are one rectangle: no seams, a shorter path. */
function pathOfRow(modules: string, row: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
    .join('');
}
