import {
  MOST_PICTURE_BYTES,
  PICTURE_TYPES,
  PictureQuery,
  StoredPicture,
} from '@phial/contract/editing-picture';
import { Envelope } from '@phial/contract/envelope';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { EDITOR_REFUSALS, EDITORS, editorOf, success } from '../editing/staff-call.ts';
import { Refused } from '../errors.ts';
import { type PictureFormat, readPicture } from './picture-files.ts';
import { uploadPicture } from './pictures.service.ts';

/** The upload of pictures; below the prefix of the calls. */
export async function uploadRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Kept beside the body: whatever walks bodies would walk each byte of it.
  const received = new WeakMap<FastifyRequest, Buffer>();
  app.addContentTypeParser(
    [...PICTURE_TYPES],
    { parseAs: 'buffer', bodyLimit: MOST_PICTURE_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => {
      received.set(request, bytes);
    },
  );

  app.post(
    '/staff/content/pictures',
    {
      config: { access: EDITORS },
      bodyLimit: MOST_PICTURE_BYTES,
      schema: {
        tags: ['editing'],
        summary: 'Upload a picture',
        description:
          'The body is the file: JPEG, PNG or WebP, at most 12 MB and 40 megapixels. It is cut to `shape` ' +
          'around the focus and written anew. A picture that no entry names is deleted after a day.',
        querystring: PictureQuery,
        response: {
          200: Envelope(StoredPicture),
          ...refusals(
            ...EDITOR_REFUSALS,
            'body-invalid',
            'field-unknown',
            'body-too-large',
            'media-type',
            'picture-format',
            'picture-unreadable',
            'picture-animated',
            'picture-too-large',
            'picture-too-small',
          ),
        },
      },
    },
    async (request) => {
      const bytes = received.get(request);
      if (bytes === undefined || bytes.length === 0) throw new Refused('picture-format');
      const { shape, x, y } = request.query;
      const focus = { x: Number(x), y: Number(y) };
      return success(await uploadPicture(deps, { by: editorOf(request), bytes, shape, focus }));
    },
  );
}

const TYPES: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' };

/** The uploaded pictures as visitors see them; outside the prefix, like the files of the site. */
export async function pictureRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  app.get(
    '/uploads/:hash',
    { config: { access: PUBLIC }, schema: { hide: true, params: Type.Object({ hash: Type.String() }) } },
    async (request, reply) => {
      const { hash } = request.params;
      const format = formatFor(request.headers.accept);
      const picture = /^[0-9a-f]{64}$/.test(hash) ? await readPicture(config, hash, format) : undefined;
      if (picture === undefined) throw new Refused('not-found');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          vary: 'Accept',
        })
        .type(TYPES[format])
        .send(picture);
    },
  );
}

/** The smaller one for who says that it is taken. */
function formatFor(accept = ''): PictureFormat {
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
