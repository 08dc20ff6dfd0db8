import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  MOST_PICTURE_BYTES,
  PICTURE_TYPES,
  PictureQuery,
  StoredPicture,
} from '../content/editing-picture.ts';

const call = callsOf('editing', EDITORS);

export const uploadPicture = call('POST /staff/content/pictures', {
  summary: 'Upload a picture',
  description:
    'The body is the file: JPEG, PNG or WebP, at most 12 MB and 40 megapixels. It is cut to `shape` ' +
    'around the focus and written anew. A picture that no entry names is deleted after a day.',
  query: PictureQuery,
  bodyMedia: PICTURE_TYPES,
  bodyLimit: MOST_PICTURE_BYTES,
  answer: StoredPicture,
  refusals: [
    'body-too-large',
    'media-type',
    'picture-format',
    'picture-unreadable',
    'picture-animated',
    'picture-too-large',
    'picture-too-small',
  ],
});
