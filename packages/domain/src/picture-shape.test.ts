import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropOf, isSharpEnough, PICTURE_SHAPES, type PictureShape } from './picture-shape.ts';

const SHAPES = Object.keys(PICTURE_SHAPES) as PictureShape[];

describe('the part of a picture that fills a shape', () => {
  it('is the whole picture where it has the shape', () => {
    const crop = cropOf({ width: 3840, height: 1200 }, 'carousel-wide', { x: 30, y: 70 });
    expect(crop).toEqual({ left: 0, top: 0, width: 3840, height: 1200 });
  });

  it.each([
    [0, 0],
    [50, 950],
    [100, 1900],
  ])('of a tall one moves up and down with the focus: %i', (y, top) => {
    const crop = cropOf({ width: 1920, height: 2500 }, 'carousel-wide', { x: 0, y });
    expect(crop).toEqual({ left: 0, top, width: 1920, height: 600 });
  });

  it('of a wide one moves from left to right', () => {
    const crop = cropOf({ width: 1000, height: 256 }, 'icon', { x: 100, y: 0 });
    expect(crop).toEqual({ left: 744, top: 0, width: 256, height: 256 });
  });

  it('lies within the picture and has the proportions of the shape', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...SHAPES), percent, percent, (width, height, shape, x, y) => {
        const crop = cropOf({ width, height }, shape, { x, y });
        const target = PICTURE_SHAPES[shape];
        expect(crop.width / crop.height).toBeCloseTo(target.width / target.height, 6);
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});

it.each([
  [{ width: 960, height: 300 }, true],
  [{ width: 959, height: 300 }, false],
  [{ width: 4000, height: 299 }, false],
])('%o is sharp enough for a slide: %s', (size, expected) => {
  expect(isSharpEnough(size, 'carousel-wide')).toBe(expected);
});
