import { PUBLIC } from '@phial/contract/access';
import { uploadPicture as upload } from '@phial/contract/calls/pictures';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { handle } from '../handle.ts';
import type { PictureFormat } from './draw-picture.ts';
import { uploadPicture } from './pictures.service.ts';
import { cachedPictures } from './stored-pictures.ts';

/** The upload of pictures; below the prefix of the calls. */
export async function uploadRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Kept beside the body: whatever walks bodies would walk each byte of it.
  const received = new WeakMap<FastifyRequest, Buffer>();
  app.addContentTypeParser(
    [...upload.bodyMedia],
    { parseAs: 'buffer', bodyLimit: upload.bodyLimit },
    async (request: FastifyRequest, bytes: Buffer) => {
      received.set(request, bytes);
    },
  );

  handle(app, upload, ({ query, signedIn, request }) => {
    const bytes = received.get(request);
    if (bytes === undefined || bytes.length === 0) throw new Refused('picture-format');
    const { shape, x, y } = query;
    const focus = { x: Number(x), y: Number(y) };
    return uploadPicture(deps, { by: signedIn.account.id, bytes, shape, focus });
  });
}

const TYPES: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' };

/** The uploaded pictures as visitors see them; outside the prefix, like the files of the site. */
export async function pictureRoutes(app: PhialServer, { db }: AppDependencies): Promise<void> {
  const readPicture = cachedPictures(db);
  app.get(
    '/uploads/:hash',
    { config: { access: PUBLIC }, schema: { params: Type.Object({ hash: Type.String() }) } },
    async (request, reply) => {
      const { hash } = request.params;
      const format = formatFor(request.headers.accept);
      const picture = /^[0-9a-f]{64}$/.test(hash) ? await readPicture(hash, format) : undefined;
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
