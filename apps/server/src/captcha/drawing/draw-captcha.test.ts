import { createCanvas, loadImage } from '@napi-rs/canvas';
import { CAPTCHA_ALPHABET } from '@phial/domain/booking/captcha-text';
import { expect, it } from 'vitest';
import { drawCaptcha } from './draw-captcha.ts';
import { type Colour, palettePng } from './palette-png.ts';

/** The pixels of a PNG as another program reads them, red, green, blue and opacity of each. */
async function readPixels(png: Buffer) {
  const { width, height } = await loadImage(png);
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: Array.from({ length: width * height }, (_, at) => pixelAt(data, at)) };
}

function pixelAt(data: Uint8ClampedArray, at: number): Colour {
  const [red = 0, green = 0, blue = 0, opacity] = data.subarray(4 * at, 4 * at + 4);
  expect(opacity).toBe(255);
  return [red, green, blue];
}

it('writes a PNG that shows the colour of each pixel', async () => {
  const palette: Colour[] = Array.from({ length: 16 }, (_, shade) => [shade * 17, 255 - shade * 17, shade]);
  const indices = Uint8Array.from({ length: 12 * 7 }, (_, at) => (at * at) % 16);
  const { width, height, pixels } = await readPixels(palettePng(indices, 12, palette));
  expect([width, height]).toEqual([12, 7]);
  expect(pixels).toEqual([...indices].map((index) => palette[index]));
});

/** As https://www.w3.org/TR/WCAG22/#dfn-relative-luminance has it. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('draws every character in dark ink on a light ground, in the middle of the picture', async () => {
  for (const character of CAPTCHA_ALPHABET) {
    const { width, height, pixels } = await readPixels(drawCaptcha(character.repeat(4)));
    expect([width, height]).toEqual([260, 96]);
    const colours = [...new Map(pixels.map((pixel) => [pixel.join(), pixel])).values()];
    const byLuminance = colours.sort((a, b) => luminance(a) - luminance(b));
    const [darkest, lightest] = [byLuminance[0], byLuminance.at(-1)];
    if (darkest === undefined || lightest === undefined) throw new Error('no pixels');
    expect((luminance(lightest) + 0.05) / (luminance(darkest) + 0.05)).toBeGreaterThan(8);
    const isDark = (pixel: Colour) => pixel.join() === darkest.join();
    const dark = pixels.flatMap((pixel, at) => (isDark(pixel) ? [at] : []));
    // A letter that is not there, or four that cover the sheet, would fall out of this.
    expect(dark.length / pixels.length, character).toBeGreaterThan(0.05);
    expect(dark.length / pixels.length, character).toBeLessThan(0.3);
    const middle = dark.reduce((sum, at) => sum + (at % width), 0) / dark.length;
    expect(Math.abs(middle - width / 2), character).toBeLessThan(25);
  }
});

it('never draws the same picture twice', () => {
  const pictures = Array.from({ length: 50 }, () => drawCaptcha('A3K7').toString('base64'));
  expect(new Set(pictures).size).toBe(50);
});

it('refuses a character that captchas do not have', () => {
  expect(() => drawCaptcha('A0K7')).toThrow('no such character');
});
