/**
 * The shapes in which the site shows uploaded pictures, in pixels of the file.
 * The two of the carousel are its wide and its upright crop (decision 014).
 */
export const PICTURE_SHAPES = {
  'carousel-wide': { width: 1920, height: 600 },
  'carousel-narrow': { width: 780, height: 1200 },
  centre: { width: 960, height: 540 },
  news: { width: 1200, height: 675 },
  page: { width: 1200, height: 680 },
  certificate: { width: 1200, height: 1680 },
  logo: { width: 512, height: 512 },
  social: { width: 1200, height: 630 },
  icon: { width: 128, height: 128 },
} as const satisfies Record<string, Size>;

export type PictureShape = keyof typeof PICTURE_SHAPES;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture stays when it is cut, in percent: 0 left or top, 100 right or bottom. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

/**
 * The part of a picture that fills a shape, in pixels of the picture. The same
 * as `object-fit: cover` with the focus as `object-position`, so that a browser
 * shows beforehand what will be cut.
 */
export function cropOf(picture: Size, shape: PictureShape, { x, y }: PictureFocus) {
  const target = PICTURE_SHAPES[shape];
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const [width, height] = [target.width * scale, target.height * scale];
  return {
    left: ((picture.width - width) * x) / 100,
    top: ((picture.height - height) * y) / 100,
    width,
    height,
  };
}

/** Whether a picture fills a shape with at least half as many pixels a side as it is shown with. */
export function isSharpEnough(picture: Size, shape: PictureShape): boolean {
  return cropOf(picture, shape, { x: 0, y: 0 }).width * 2 >= PICTURE_SHAPES[shape].width;
}
