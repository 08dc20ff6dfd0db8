import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const canvas = createCanvas(300, 200);

const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
};

describe('the header of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of a %s says its size', async (format) => {
    const bytes = await (format === 'png' ? canvas.encode('png') : canvas.encode(format));
    expect(readPictureHeader(bytes)).toEqual({
      format,
      width: 300,
      height: 200,
      animated: false,
      whole: true,
    });
    const half = readPictureHeader(bytes.subarray(0, bytes.length - 20));
    expect(half).toMatchObject({ width: 300, height: 200, whole: false });
    for (let length = 0; length < 40; length++) {
      expect(readPictureHeader(bytes.subarray(0, length))?.whole ?? false).toBe(false);
    }
  });

  it('says that a picture moves', async () => {
    const png = await canvas.encode('png');
    const moving = Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
    expect(readPictureHeader(moving)).toMatchObject({ format: 'png', animated: true, whole: true });
    const webp = Buffer.alloc(40);
    webp.write('RIFF', 0, 'latin1');
    webp.writeUInt32LE(32, 4);
    webp.write('WEBPVP8X', 8, 'latin1');
    webp.writeUInt8(0x02, 20);
    webp.writeUIntLE(1999, 24, 3);
    webp.writeUIntLE(999, 27, 3);
    expect(readPictureHeader(webp)).toEqual({
      format: 'webp',
      width: 2000,
      height: 1000,
      animated: true,
      whole: true,
    });
  });

  it.each([
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'RIFF0000WAVE',
    '\u00ff\u00d8\u00ff',
    '\u00ff\u00d8\u00ff\u00ff\u00ff\u00ff',
  ])('is not found in %j', (text) => {
    expect(readPictureHeader(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
