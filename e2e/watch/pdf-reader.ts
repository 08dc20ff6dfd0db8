import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';
import { extractText, extractTextItems, getDocumentProxy, renderPageAsImage } from 'unpdf';

/** What somebody with the printed paper in hand has: its words, and what a scanner reads of its QR code. */
export interface PrintedPaper {
  readonly pages: number;
  readonly text: string;
  /** Points, as they come out of the printer. */
  readonly smallestLetters: number;
  /** Content of the QR code in this part of the first page, in fractions of it. */
  scan(part: { x: number; y: number; width: number; height: number }): Promise<string>;
}

/** Dots for a point: as fine as an office printer needs for small modules. */
const SCALE = 3;

export async function readPdf(bytes: Uint8Array): Promise<PrintedPaper> {
  // The reader takes what it is given for good.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const { items } = await extractTextItems(document);
  const letters = items.flat().filter(({ str }) => str.trim() !== '');
  return {
    pages: totalPages,
    text,
    // To a tenth, as the reader multiplies what was rounded before.
    smallestLetters: Math.min(...letters.map(({ fontSize }) => Math.round(fontSize * 10) / 10)),
    async scan(part) {
      const picture = await renderPageAsImage(Uint8Array.from(bytes), 1, {
        canvasImport: () => import('@napi-rs/canvas'),
        scale: SCALE,
      });
      const image = await loadImage(Buffer.from(picture));
      const context = createCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      const { x, y, width, height } = part;
      const cut = context.getImageData(
        Math.round(x * image.width),
        Math.round(y * image.height),
        Math.round(width * image.width),
        Math.round(height * image.height),
      );
      return decodeQR({ width: cut.width, height: cut.height, data: cut.data });
    },
  };
}
