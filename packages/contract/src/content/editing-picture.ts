import { PICTURE_SHAPES, type PictureShape } from '@phial/domain/picture-shape';
import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';

const SHAPES = Object.keys(PICTURE_SHAPES) as PictureShape[];

const Percent = Type.String({
  pattern: '^(?:100|[1-9]?\\d)$',
  description: 'Whole percent, 0 to 100',
  examples: ['50'],
});

/** What an uploaded picture is for, and which part of it stays when it is cut. */
export const PictureQuery = ClosedObject({
  shape: Type.Unsafe<PictureShape>({ type: 'string', enum: SHAPES }),
  x: Percent,
  y: Percent,
});

/** A picture as it is kept. */
export const StoredPicture = Type.Object({
  url: Type.String({ description: 'Path below the site; the same picture has the same one' }),
  width: Type.Integer({ description: 'Pixels' }),
  height: Type.Integer({ description: 'Pixels' }),
});
export type StoredPicture = Static<typeof StoredPicture>;

/** Bytes of a file that may be uploaded. */
export const MOST_PICTURE_BYTES = 12 * 1024 * 1024;

/** Media types of files that may be uploaded. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
